import type { ComponentProps, ComponentType } from 'react'

/** What a component renders its links with: `a`, or the router's link wrapped to take `href`. */
export type Anchor = 'a' | ComponentType<ComponentProps<'a'>>
