import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

const isDrawn = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some((item: unknown) => isValidElement(item)))

/** An element as an argument has no control: an editor of its inner object helps nobody. */
export const controlsForValues: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isDrawn(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  )
// After Storybook has made rows of the arguments that no type tells.
controlsForValues.secondPass = true
