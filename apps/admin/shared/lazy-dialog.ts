import { lazy, type ComponentType } from 'react'
import { PartFailure } from '../layout/route-failure'

/** A dialog that is loaded when it is first opened; if that fails, a message says so above the section, which stays. */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: PartFailure })))
