import { createContext, use } from 'react'

export const CONTROL_SIZES = ['admin', 's', 'm'] as const
export type ControlSize = (typeof CONTROL_SIZES)[number]

const ControlSizeContext = createContext<ControlSize | undefined>(undefined)

/** Sets the default size of all fields and controls below, for example of an admin form. */
export const ControlSizeProvider = ControlSizeContext.Provider

/** The control's own size, else that of the surrounding field or form. */
export const useControlSize = (own: ControlSize | null | undefined): ControlSize => {
  const around = use(ControlSizeContext)
  return own ?? around ?? 'm'
}
