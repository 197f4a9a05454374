import * as Radix from '@radix-ui/react-toggle-group'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ComponentType } from 'react'
import type { IconProps } from '../icons'
import { useControlSize, type ControlSize } from './control-size'
import { useFieldGroup } from './field-context'
import { useControlled } from './use-controlled'

const rootStyles = cva('bg-surface-sunken', {
  variants: {
    size: {
      admin: 'rounded-[0.5625rem] p-0.75',
      s: 'rounded-s p-0.75',
      m: 'rounded-m p-1',
    } satisfies Record<ControlSize, string>,
    full: {
      true: 'grid auto-cols-fr grid-flow-col',
      false: 'inline-grid w-fit auto-cols-fr grid-flow-col',
    },
  },
})
const itemStyles = cva(
  [
    'relative inline-flex items-center justify-center gap-2 font-semibold text-text-muted transition-colors duration-fast select-none hover:text-text',
    'data-[state=on]:bg-surface-raised data-[state=on]:text-text data-[state=on]:shadow-s forced-colors:data-[state=on]:outline-2',
    "disabled:cursor-not-allowed disabled:text-disabled-text disabled:data-[state=on]:bg-disabled-bg disabled:data-[state=on]:text-disabled-text pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:-inset-y-1.5 pointer-coarse:before:content-['']",
  ],
  {
    variants: {
      size: {
        admin:
          'min-h-[calc(var(--verda-h-admin)-6px)] rounded-[0.4375rem] px-3 text-a-small max-sm:min-h-9.5',
        s: 'min-h-[calc(var(--verda-h-sm)-6px)] rounded-[0.4375rem] px-3 text-small',
        m: 'min-h-[calc(var(--verda-h-md)-8px)] rounded-[0.5625rem] px-4 text-[0.9375rem]/tight',
      } satisfies Record<ControlSize, string>,
    },
  },
)

export interface Segment<V extends string = string> {
  value: V
  label: string
  icon?: ComponentType<IconProps>
  disabled?: boolean
}
interface SegmentedControlOwnProps<V extends string> {
  /** Two to four options. */
  options: readonly Segment<V>[]
  /** Selected value; makes the component controlled. */
  value?: V
  /** Initial value when the component is uncontrolled. @default the first option */
  defaultValue?: V
  /** Called with the selected value. */
  onValueChange?: (value: V) => void
  /** Fills the width of its container. @default false */
  full?: boolean
  /** Height: `admin` 36 px, `s` 40, `m` 48. @default the size of the field, else 'm' */
  size?: ControlSize
  /** Disables the component. */
  disabled?: boolean
}
export type SegmentedControlProps<V extends string = string> = SegmentedControlOwnProps<V> &
  Omit<ComponentProps<'div'>, keyof SegmentedControlOwnProps<V> | 'children' | 'dir'>

/** Switch between two to four options, one of which is always selected. Name it by `aria-label` or a `Field group`. */
export function SegmentedControl<V extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  full = false,
  size: ownSize,
  disabled: ownDisabled,
  className,
  ...rest
}: SegmentedControlProps<V>) {
  const size = useControlSize(ownSize)
  const { group, disabled } = useFieldGroup({ ...rest, disabled: ownDisabled })
  const [chosen, choose] = useControlled<V | undefined>({
    value,
    start: defaultValue ?? options[0]?.value,
    onChange: (next) => next !== undefined && onValueChange?.(next),
  })
  const handleChange = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) choose(option.value)
  }
  return (
    <Radix.Root
      data-slot="segmented-control"
      {...rest}
      {...group}
      type="single"
      value={chosen ?? ''}
      onValueChange={handleChange}
      disabled={disabled}
      className={rootStyles({ size, full, className })}
    >
      {options.map(({ value: key, label, icon: Icon, disabled: off }) => (
        <Radix.Item key={key} value={key} disabled={off} className={itemStyles({ size })}>
          {Icon && <Icon size="s" />}
          {label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
