import { cva } from 'class-variance-authority'
import { useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { MinusIcon, PlusIcon } from '../icons'
import { useFormat, useTranslations } from '../i18n'
import { useControlSize, type ControlSize } from './control-size'
import { useFieldControl } from './field-context'
import { NumberStepButton } from './number-step-button'
import { useControlled } from './use-controlled'

const rootStyles = cva(
  'inline-flex w-fit flex-none items-center border bg-surface text-text data-disabled:border-border data-disabled:bg-disabled-bg data-disabled:text-disabled-text data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger',
  {
    variants: {
      size: {
        admin: 'h-control-admin rounded-admin border-border-input max-sm:h-hit',
        s: 'h-control-sm rounded-s border-border-strong pointer-coarse:h-hit',
        m: 'h-control-lg rounded-m border-border-input',
      } satisfies Record<ControlSize, string>,
    },
  },
)
interface NumberStepperOwnProps {
  /** Accessible label, also part of both buttons' labels: 'Quantity', 'Quantity of Evening Calm'. */
  label: string
  /** Current value; makes the component controlled. */
  value?: number
  /** Initial value when the component is uncontrolled. @default min */
  defaultValue?: number
  /** Called with the new value, within the limits. */
  onValueChange?: (value: number) => void
  /** Smallest value that can be chosen. @default 1 */
  min?: number
  /** Maximum; unlimited if undefined. */
  max?: number
  /** How much one step changes the value. @default 1 */
  step?: number
  /** Form field name, for native submits. */
  name?: string
  /** Height: 56 px, 40 px in lists ('s'), 36 px in the back office. @default the size of the field, else 'm' */
  size?: ControlSize
  /** Disables the component. */
  disabled?: boolean
}
export type NumberStepperProps = NumberStepperOwnProps &
  Omit<ComponentProps<'span'>, keyof NumberStepperOwnProps>

/** Number input with plus and minus buttons. At a limit the button is disabled and focus moves to the number. */
export function NumberStepper({
  label,
  value: given,
  defaultValue,
  onValueChange,
  min = 1,
  max,
  step = 1,
  name,
  size: ownSize,
  id,
  disabled: ownDisabled,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  className,
  ...rest
}: NumberStepperProps) {
  const t = useTranslations('ui')
  const format = useFormat()
  const size = useControlSize(ownSize)
  const { disabled = false, ...control } = useFieldControl({
    id,
    disabled: ownDisabled,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  })
  const [value, setValue] = useControlled({
    value: given,
    start: defaultValue ?? min,
    onChange: onValueChange,
  })
  const number = useRef<HTMLSpanElement>(null)

  const clamped = (next: number) => Math.max(min, Math.min(max ?? next, next))
  const change = (next: number) => {
    if (clamped(next) !== value) setValue(clamped(next))
  }
  const handleStep = (by: number) => {
    const next = clamped(value + by)
    change(next)
    if (next === min || next === max) number.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    const targets: Partial<Record<string, number>> = {
      ArrowUp: value + step,
      ArrowDown: value - step,
      PageUp: value + step * 10,
      PageDown: value - step * 10,
      Home: min,
      End: max,
    }
    const target = targets[event.key]
    if (target === undefined || disabled) return
    event.preventDefault()
    change(target)
  }

  return (
    <span
      data-slot="number-stepper"
      role="group"
      aria-label={label}
      data-disabled={disabled || undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      className={rootStyles({ size, className })}
      {...rest}
    >
      <NumberStepButton
        icon={MinusIcon}
        label={t('numberStepper.decrease', { label })}
        size={size}
        disabled={disabled || value <= min}
        onClick={() => handleStep(-step)}
      />
      <span
        {...control}
        ref={number}
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-disabled={disabled || undefined}
        aria-live="polite"
        onKeyDown={handleKey}
        className="min-w-6.5 rounded-xs px-0.5 text-center font-semibold tabular-nums"
      >
        {format.number(value)}
      </span>
      <NumberStepButton
        icon={PlusIcon}
        label={t('numberStepper.increase', { label })}
        size={size}
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => handleStep(step)}
      />
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </span>
  )
}
