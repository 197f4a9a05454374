import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

const isDrawn = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some((item: unknown) => isValidElement(item)))

/** Hides the control of args that are React elements, because editing their internal object is useless. */
export const controlsForValues: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const drawn = Object.keys(initialArgs).filter((name) => isDrawn(initialArgs[name]))
  return {
    ...argTypes,
    ...Object.fromEntries(drawn.map((name) => [name, { name, ...argTypes[name], control: false }])),
  }
}
