import { createContext, use } from 'react'

export const CONTROL_SIZES = ['admin', 's', 'm'] as const
export type ControlSize = (typeof CONTROL_SIZES)[number]

const ControlSizeContext = createContext<ControlSize | undefined>(undefined)

/** Sets the density of all fields and controls below, for example once around an admin form. */
export const ControlSizeProvider = ControlSizeContext.Provider

/** The control's own size, else that of the field or form around it. */
export const useControlSize = (own: ControlSize | null | undefined): ControlSize => {
  const around = use(ControlSizeContext)
  return own ?? around ?? 'm'
}
