import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons'
import { useControlSize, type ControlSize } from './control-size'
import { controlStyles } from './control-styles'
import { useFieldControl } from './field-context'

const rootStyles = cva('relative grid min-w-0 items-center')
const selectStyles = cva(
  "min-w-0 appearance-none text-ellipsis has-[option[value='']:checked]:text-text-subtle [&>option]:text-text",
  {
    variants: {
      size: { admin: 'pe-8 max-sm:pe-11', s: 'pe-10', m: 'pe-11' } satisfies Record<ControlSize, string>,
    },
  },
)

interface NativeSelectOwnProps {
  /** Height: `admin` 36 px, `s` 40, `m` 48. @default the size of the field, else 'm' */
  size?: ControlSize
  /** First option, shown until one is selected; cannot be selected itself. */
  placeholder?: string
}
export type NativeSelectProps = NativeSelectOwnProps &
  Omit<ComponentProps<'select'>, keyof NativeSelectOwnProps | 'multiple'>

/** Native select with `<option>` children: for phones, long lists and plain forms. */
export function NativeSelect({
  size: ownSize,
  placeholder,
  className,
  children,
  ...rest
}: NativeSelectProps) {
  const size = useControlSize(ownSize)
  const control = useFieldControl(rest)
  return (
    <span data-slot="native-select" className={rootStyles({ className })}>
      <select
        data-slot="native-select-control"
        {...rest}
        {...control}
        className={controlStyles({ size, className: selectStyles({ size }) })}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <ChevronDownIcon
        size={size === 'admin' ? 's' : 'm'}
        className={`pointer-events-none absolute text-text-muted ${size === 'admin' ? 'inset-e-2.5' : 'inset-e-3.5'}`}
      />
    </span>
  )
}
