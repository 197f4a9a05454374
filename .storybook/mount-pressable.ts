import type { ReactRenderer } from '@storybook/react-vite'
import type { BaseAnnotations } from 'storybook/internal/types'

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Renders a story and starts its play function after it is painted: a modal sets `pointer-events: none` on the page one
 * render before it enables them for itself.
 */
export const mountPressable: NonNullable<BaseAnnotations<ReactRenderer>['mount']> =
  (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    // Missing in Storybook's types.
    const draw: unknown = context.renderToCanvas
    if (typeof draw !== 'function') throw new Error('A story cannot be drawn without renderToCanvas.')
    await Reflect.apply(draw, context, [])
    await painted()
    return context.canvas
  }
