import { cva } from 'class-variance-authority'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { IconProps } from '../icons'
import { useControlSize, type ControlSize } from './control-size'
import { controlStyles } from './control-styles'
import { useFieldControl } from './field-context'

const rootStyles = cva('relative grid min-w-0 items-center')

const padStyles = cva('min-w-0 read-only:bg-surface-sunken', {
  variants: {
    size: { admin: '', s: '', m: '' } satisfies Record<ControlSize, string>,
    start: { true: '', false: '' },
    end: { none: '', unit: '', button: '' },
    numeric: { true: 'tabular-nums', false: '' },
  },
  compoundVariants: [
    { start: true, size: 'admin', class: 'ps-8.75 max-sm:ps-10' },
    { start: true, size: 's', class: 'ps-10' },
    { start: true, size: 'm', class: 'ps-11' },
    { end: 'unit', size: 'admin', class: 'pe-10 max-sm:pe-12' },
    { end: 'unit', size: ['s', 'm'], class: 'pe-13' },
    { end: 'button', size: 'admin', class: 'pe-9.5 max-sm:pe-12' },
    { end: 'button', size: ['s', 'm'], class: 'pe-12' },
  ],
})

interface InputOwnProps {
  /** Height: 48 px in the shop, 36 px in the back office. @default the size of the field, else 'm' */
  size?: ControlSize
  /** Decorative icon on the left. */
  icon?: ComponentType<IconProps>
  /** Unit on the right: '€', '%', 'days'. Part of the accessible description. */
  unit?: ReactNode
  /** One IconButton on the right. */
  action?: ReactNode
}
export type InputProps = InputOwnProps & Omit<ComponentProps<'input'>, keyof InputOwnProps>

/** Single-line text input. `className` is applied to the wrapper; all other props, including `ref`, to the `<input>`. */
export function Input({ size: ownSize, icon: Icon, unit, action, className, ...rest }: InputProps) {
  const size = useControlSize(ownSize)
  const control = useFieldControl(rest)
  const unitId = unit && control.id ? `${control.id}-unit` : undefined
  const pad = padStyles({
    size,
    start: Boolean(Icon),
    end: action ? 'button' : unit ? 'unit' : 'none',
    numeric: rest.type === 'number' || rest.inputMode === 'decimal' || rest.inputMode === 'numeric',
  })
  return (
    <span data-slot="input" className={rootStyles({ className })}>
      {Icon && (
        <Icon
          size={size === 'admin' ? 's' : 'm'}
          className={`pointer-events-none absolute text-text-subtle ${size === 'admin' ? 'inset-s-2.75' : 'inset-s-3.5'}`}
        />
      )}
      <input
        data-slot="input-control"
        {...rest}
        {...control}
        aria-describedby={[unitId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
        className={controlStyles({ size, className: pad })}
      />
      {unit && (
        <span
          id={unitId}
          className="pointer-events-none absolute inset-e-3 text-a-small text-text-subtle"
          data-slot="input-unit"
        >
          {unit}
        </span>
      )}
      {action && <span className="absolute inset-e-0.5 grid has-[>svg]:pointer-events-none">{action}</span>}
    </span>
  )
}
