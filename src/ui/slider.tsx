import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useFormat } from '../i18n'
import { useControlSize, type ControlSize } from './control-size'
import { useFieldControl } from './field-context'
import { useControlled } from './use-controlled'

const rootStyles = cva('flex min-w-0 items-center gap-3.5', {
  variants: {
    size: {
      admin: 'h-control-admin text-a-body max-sm:h-hit',
      s: 'h-control-sm text-[0.9375rem] pointer-coarse:h-hit',
      m: 'h-control-lg text-body',
    } satisfies Record<ControlSize, string>,
  },
})
const trackStyles = cva(
  'absolute inset-x-0 h-1.5 overflow-hidden rounded-pill bg-border-input forced-colors:border',
)
const fillStyles = cva('block h-full forced-colors:bg-[Highlight]', {
  variants: { tone: { ready: 'bg-primary', invalid: 'bg-danger', disabled: 'bg-disabled-text' } },
})
// Firefox measures its thumb without the border. A browser leaves out rules about the thumb of another one.
const inputStyles = cva([
  'relative m-0 h-full w-full min-w-0 cursor-pointer appearance-none rounded-s bg-transparent disabled:cursor-not-allowed',
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill',
  '[&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-surface',
  'disabled:[&::-webkit-slider-thumb]:border-disabled-text aria-invalid:[&::-webkit-slider-thumb]:border-danger',
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-pill',
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-surface',
  'disabled:[&::-moz-range-thumb]:border-disabled-text aria-invalid:[&::-moz-range-thumb]:border-danger',
])
/** Width of the thumb. */
const THUMB = '1.25rem'

interface SliderOwnProps {
  /** Current value; makes the component controlled. */
  value?: number
  /** Initial value if uncontrolled. @default min */
  defaultValue?: number
  /** Called with the new value, at each step of a drag. */
  onValueChange?: (value: number) => void
  /** Value at the start of the line. @default 0 */
  min?: number
  /** Value at the end of the line. @default 100 */
  max?: number
  /** How much one step changes the value. @default 1 */
  step?: number
  /** Text of the value, shown at the end and read: '15 €'. @default the number in the current language */
  formatValue?: (value: number) => string
  /** Height of the row: `admin` 36 px, `s` 40, `m` 48. @default the size of the field, else 'm' */
  size?: ControlSize
}
export type SliderProps = SliderOwnProps & Omit<ComponentProps<'input'>, keyof SliderOwnProps | 'type'>

/** A number within limits, roughly. `className` is applied to the wrapper; all other props, including `ref`, to the `<input>`. */
export function Slider({
  value: given,
  defaultValue,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  size: ownSize,
  className,
  onChange,
  ...rest
}: SliderProps) {
  const format = useFormat()
  const size = useControlSize(ownSize)
  // A slider always has a value, and its role knows no `aria-required`.
  const { 'aria-required': _always, ...control } = useFieldControl(rest)
  const [value, setValue] = useControlled({
    value: given,
    start: defaultValue ?? min,
    onChange: onValueChange,
  })
  const text = formatValue?.(value) ?? format.number(value)
  const part = max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0
  const tone = control.disabled ? 'disabled' : control['aria-invalid'] ? 'invalid' : 'ready'
  return (
    <span data-slot="slider" className={rootStyles({ size, className })}>
      <span className="relative flex h-full min-w-0 flex-1 items-center">
        <span aria-hidden="true" className={trackStyles()}>
          <span
            className={fillStyles({ tone })}
            style={{ width: `calc(${part} * (100% - ${THUMB}) + ${THUMB} / 2)` }}
          />
        </span>
        <input
          data-slot="slider-control"
          {...rest}
          {...control}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => {
            onChange?.(event)
            setValue(event.target.valueAsNumber)
          }}
          className={inputStyles()}
        />
      </span>
      <span aria-hidden="true" className="flex-none text-end font-semibold tabular-nums">
        {text}
      </span>
    </span>
  )
}
