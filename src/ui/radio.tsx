import { cva } from 'class-variance-authority'
import type { ChangeEvent, ComponentProps, ComponentType, ReactNode } from 'react'
import type { IconProps } from '../icons'
import { useControlSize, type ControlSize } from './control-size'
import { markStyles } from './control-styles'
import { useRadioGroup } from './radio-group'

export const RADIO_VARIANTS = ['plain', 'card'] as const

const rootStyles = cva('relative flex has-disabled:cursor-not-allowed has-disabled:text-disabled-text', {
  variants: {
    variant: {
      plain: 'items-start',
      card: [
        'items-center gap-4 rounded-l border border-border-input px-5 py-4.5 transition-[border-color,background-color,box-shadow] duration-fast max-sm:px-4 max-sm:py-3.5',
        'hover:border-text-muted has-checked:border-primary has-checked:bg-surface has-checked:inset-ring has-checked:inset-ring-primary',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-data-invalid:border-danger',
        'has-disabled:border-border has-disabled:bg-disabled-bg',
        'in-[form[aria-busy=true]]:border-border-strong in-[form[aria-busy=true]]:bg-surface-sunken in-[form[aria-busy=true]]:inset-ring-transparent',
        'in-[form[aria-busy=true]]:has-checked:border-border-strong in-[form[aria-busy=true]]:has-checked:bg-surface-sunken in-[form[aria-busy=true]]:has-checked:inset-ring-transparent',
      ],
    } satisfies Record<(typeof RADIO_VARIANTS)[number], string | string[]>,
    size: { admin: 'text-a-body', s: 'text-small', m: 'text-[0.9375rem]/normal' } satisfies Record<
      ControlSize,
      string
    >,
  },
  compoundVariants: [
    { variant: 'plain', size: ['admin', 's'], class: 'gap-2.25' },
    { variant: 'plain', size: 'm', class: 'gap-3' },
  ],
})

interface RadioOwnProps {
  /** Value of the group when this radio is selected. */
  value: string
  /** 'card' is a bordered row, as for the payment methods. @default 'plain' */
  variant?: (typeof RADIO_VARIANTS)[number]
  /**
   * Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop.
   * @default the size of the group, else 'm'
   */
  size?: ControlSize
  /** Secondary line below the label. */
  description?: ReactNode
  /** Icon at the end of a card. */
  icon?: ComponentType<IconProps>
  /** Label. */
  children: ReactNode
}
export type RadioProps = RadioOwnProps & Omit<ComponentProps<'input'>, keyof RadioOwnProps | 'type'>

/** Native radio with label. `className` is applied to the label; all other props, including `ref`, to the input. */
export function Radio({
  variant = 'plain',
  size: ownSize,
  description,
  icon: Icon,
  className,
  children,
  ...rest
}: RadioProps) {
  const group = useRadioGroup()
  const size = useControlSize(ownSize ?? group?.size)
  // A radio with its own `name` (a form's `register`) keeps its state in the DOM.
  const steered = group && rest.name === undefined && rest.checked === undefined
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (steered) group.choose(rest.value)
    rest.onChange?.(event)
  }
  return (
    <label data-slot="radio" data-variant={variant} className={rootStyles({ variant, size, className })}>
      <span className="relative mt-px grid flex-none place-items-center before:absolute before:-inset-2.75 before:content-['']">
        <input
          data-slot="radio-control"
          data-invalid={group?.invalid ? '' : undefined}
          disabled={group?.disabled}
          {...rest}
          {...(steered && { name: group.name, checked: group.value === rest.value })}
          type="radio"
          onChange={handleChange}
          className={markStyles({
            shape: 'dot',
            size,
            className: 'in-data-[variant=card]:focus-visible:outline-0',
          })}
        />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className={variant === 'card' ? 'block text-body/normal font-semibold' : undefined}>
          {children}
        </span>
        {description && (
          <span
            className={
              variant === 'card'
                ? 'block text-small text-text-muted'
                : 'block text-a-caption text-text-subtle'
            }
          >
            {description}
          </span>
        )}
      </span>
      {Icon && <Icon size="l" className="text-text-muted" />}
    </label>
  )
}
