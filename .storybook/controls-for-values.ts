import { isValidElement } from 'react'
import type {
  ArgTypesEnhancer,
  ArgsEnhancer,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types'

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

/** A component's default that a control can show: of a boolean, or one of a few values. */
function defaultOf({ type, options, table }: StrictInputType): unknown {
  const text = table?.defaultValue?.summary?.replaceAll(/^'|'$/g, '')
  if (typeof type === 'object' && type.name === 'boolean')
    return text === 'true' || (text === 'false' ? false : undefined)
  return options?.find((option: unknown) => String(option) === text)
}

/** Defaults of a component by the name of the prop. */
export const defaultsOf = (argTypes: StrictArgTypes): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(argTypes)
    .map(([name, type]) => [name, defaultOf(type)] as const)
    .filter(([, value]) => value !== undefined)

/** A control of a component shows the default in place of 'Set boolean' or 'Choose option'. */
export const defaultArgs: ArgsEnhancer = ({ title, argTypes, initialArgs }) =>
  title.startsWith('UI/')
    ? Object.fromEntries(defaultsOf(argTypes).filter(([name]) => !(name in initialArgs)))
    : {}
