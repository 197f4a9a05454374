import { cva } from 'class-variance-authority'
import { CalendarIcon } from '../icons'
import { useControlSize, type ControlSize } from './control-size'
import { Input, type InputProps } from './input'

// Browsers without this pseudo-element keep their native calendar button.
const rootStyles = cva([
  '[&_input::-webkit-calendar-picker-indicator]:absolute [&_input::-webkit-calendar-picker-indicator]:inset-y-0 [&_input::-webkit-calendar-picker-indicator]:inset-e-0',
  '[&_input::-webkit-calendar-picker-indicator]:h-auto [&_input::-webkit-calendar-picker-indicator]:w-11 [&_input::-webkit-calendar-picker-indicator]:cursor-pointer [&_input::-webkit-calendar-picker-indicator]:opacity-0',
])
const iconStyles = cva(
  'pointer-events-none hidden text-text-muted supports-[selector(::-webkit-calendar-picker-indicator)]:block',
  {
    variants: {
      size: { admin: 'me-2.25 max-sm:me-3', s: 'me-3', m: 'me-3' } satisfies Record<ControlSize, string>,
    },
  },
)

export type DateFieldProps = Omit<InputProps, 'type' | 'action' | 'unit' | 'icon'>

/** Date as `YYYY-MM-DD`, formatted by the browser's locale and selected in its native calendar. */
export function DateField({ size: ownSize, className, ...rest }: DateFieldProps) {
  const size = useControlSize(ownSize)
  return (
    <Input
      {...rest}
      size={size}
      type="date"
      className={rootStyles({ className })}
      action={<CalendarIcon size={size === 'admin' ? 's' : 'm'} className={iconStyles({ size })} />}
    />
  )
}
