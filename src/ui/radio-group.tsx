import { cva, type VariantProps } from 'class-variance-authority'
import { createContext, use, useId, type ComponentProps } from 'react'
import type { ControlSize } from './control-size'
import { useFieldGroup } from './field-context'
import { useControlled } from './use-controlled'

interface RadioGroupContextValue {
  name: string
  value: string | undefined
  invalid: boolean
  disabled: boolean
  size: ControlSize | undefined
  choose: (value: string) => void
}
const RadioGroupContext = createContext<RadioGroupContextValue | undefined>(undefined)
export const useRadioGroup = () => use(RadioGroupContext)

const groupStyles = cva('flex min-w-0', {
  variants: {
    /** Lays the options out in a row or in a column. */
    orientation: { column: 'flex-col gap-3', row: 'flex-row flex-wrap gap-x-6 gap-y-3' },
  },
  defaultVariants: { orientation: 'column' },
})

interface RadioGroupOwnProps extends VariantProps<typeof groupStyles> {
  /** Selected value; makes the component controlled. */
  value?: string
  /** Initial value if uncontrolled. */
  defaultValue?: string
  /** Called with the selected value. */
  onValueChange?: (value: string) => void
  /** Name of the native radio inputs. @default a unique name */
  name?: string
  /**
   * Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop.
   * @default the size of the field, else 'm'
   */
  size?: ControlSize
  /** Disables all radios. */
  disabled?: boolean
}
export type RadioGroupProps = RadioGroupOwnProps & Omit<ComponentProps<'div'>, keyof RadioGroupOwnProps>

/**
 * Group of `Radio`; use within a `Field group` for a label. With `value` or `onValueChange` the
 * group is controlled; radios with a form's `register` props keep their own state.
 */
export function RadioGroup({
  value,
  defaultValue,
  onValueChange,
  name,
  size,
  disabled: ownDisabled,
  orientation,
  className,
  ...rest
}: RadioGroupProps) {
  const ownName = useId()
  const { group, disabled } = useFieldGroup({ ...rest, disabled: ownDisabled })
  const [chosen, choose] = useControlled<string | undefined>({
    value,
    start: defaultValue,
    onChange: (next) => next !== undefined && onValueChange?.(next),
  })
  return (
    <RadioGroupContext
      value={{
        name: name ?? ownName,
        value: chosen,
        invalid: Boolean(group['aria-invalid']),
        disabled: disabled ?? false,
        size,
        choose,
      }}
    >
      <div
        data-slot="radio-group"
        role="radiogroup"
        {...rest}
        {...group}
        className={groupStyles({ orientation, className })}
      />
    </RadioGroupContext>
  )
}
