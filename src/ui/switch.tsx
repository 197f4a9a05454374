import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useControlSize, type ControlSize } from './control-size'
import { useFieldControl } from './field-context'

const rootStyles = cva(
  'relative items-center has-disabled:cursor-not-allowed has-disabled:text-disabled-text',
  {
    variants: {
      side: { end: 'flex justify-between gap-4', start: 'inline-flex w-fit gap-3' },
      size: { admin: 'text-a-body', s: 'text-a-body', m: 'text-[0.9375rem]/normal' } satisfies Record<
        ControlSize,
        string
      >,
    },
  },
)
const trackStyles = cva(
  [
    'peer m-0 block appearance-none rounded-pill border border-transparent bg-border-input transition-colors duration-base checked:bg-primary',
    'disabled:cursor-not-allowed disabled:bg-disabled-bg disabled:inset-ring disabled:inset-ring-border-strong aria-invalid:outline-2 aria-invalid:outline-danger',
  ],
  {
    variants: {
      size: { admin: 'h-5.5 w-9', s: 'h-5.5 w-9', m: 'h-6.5 w-11' } satisfies Record<ControlSize, string>,
    },
  },
)
const thumbStyles = cva(
  [
    'pointer-events-none absolute inset-s-0.75 top-0.75 rounded-pill border border-transparent bg-on-inverse',
    'transition-transform duration-base ease-out peer-checked:bg-on-primary peer-disabled:bg-disabled-text',
    'forced-colors:bg-[CanvasText]!',
  ],
  {
    variants: {
      size: {
        admin: 'size-4 peer-checked:translate-x-3.5 rtl:peer-checked:-translate-x-3.5',
        s: 'size-4 peer-checked:translate-x-3.5 rtl:peer-checked:-translate-x-3.5',
        m: 'size-5 peer-checked:translate-x-4.5 rtl:peer-checked:-translate-x-4.5',
      } satisfies Record<ControlSize, string>,
    },
  },
)

interface SwitchOwnProps {
  /**
   * Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop.
   * @default the size of the field, else 'm'
   */
  size?: ControlSize
  /** Side of the switch relative to its label; 'end' fills the row. @default 'start' */
  side?: 'start' | 'end'
  /** Secondary line below the label. */
  description?: ReactNode
  /** Label; without it pass `aria-label`. */
  children?: ReactNode
}
export type SwitchProps = SwitchOwnProps &
  Omit<ComponentProps<'input'>, keyof SwitchOwnProps | 'type' | 'role'>

/**
 * On/off switch that applies immediately. `className` is applied to the label; all other props, including `ref`, to the input.
 */
export function Switch({
  size: ownSize,
  side = 'start',
  description,
  className,
  children,
  ...rest
}: SwitchProps) {
  const size = useControlSize(ownSize)
  const control = useFieldControl(rest)
  return (
    <label data-slot="switch" className={rootStyles({ side, size, className })}>
      <span
        className={`relative flex-none before:absolute before:-inset-x-1 before:-inset-y-2.75 before:content-[''] ${side === 'end' ? 'order-1' : ''}`}
      >
        <input
          data-slot="switch-control"
          {...rest}
          {...control}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
          role="switch"
          className={trackStyles({ size })}
        />
        <span className={thumbStyles({ size })} />
      </span>
      {children !== undefined && (
        <span className="min-w-0 wrap-anywhere">
          {children}
          {description && <span className="block text-a-caption text-text-subtle">{description}</span>}
        </span>
      )}
    </label>
  )
}
