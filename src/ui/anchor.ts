import type { ComponentProps, ComponentType } from 'react'

/** Component that renders links: `a`, or a router link wrapped to accept `href`. */
export type Anchor = 'a' | ComponentType<ComponentProps<'a'>>
