import { lazy, type ReactNode } from 'react'

type Part<Props> = (props: Props) => ReactNode

/** A part that its page is complete without: nothing is drawn if it could not be loaded. */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: Part<Props> }>) =>
  lazy(() => load().catch((): { default: Part<Props> } => ({ default: () => null })))
