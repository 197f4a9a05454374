import type { SyntheticEvent } from 'react'

/** For `onWheel` and `onTouchMove` of what is portalled: a surrounding dialog locks scrolling outside of itself. */
export const keepScroll = (event: SyntheticEvent) => event.stopPropagation()
