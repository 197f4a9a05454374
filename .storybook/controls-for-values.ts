import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

const isDrawn = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some((item: unknown) => isValidElement(item)))

/** An element as an argument has no control: an editor of its inner object helps nobody. */
export const controlsForValues: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const drawn = Object.keys(initialArgs).filter((name) => isDrawn(initialArgs[name]))
  return {
    ...argTypes,
    ...Object.fromEntries(drawn.map((name) => [name, { name, ...argTypes[name], control: false }])),
  }
}
