import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { AlertIcon } from '../icons'
import type { ControlSize } from './control-size'

const hintStyles = cva('leading-[1.4] wrap-anywhere text-text-subtle', {
  variants: {
    /** Text size: `admin` is compact for the back office, `s` and `m` are for the shop. */
    size: { admin: 'text-a-caption', s: 'text-caption', m: 'text-caption' } satisfies Record<
      ControlSize,
      string
    >,
  },
  defaultVariants: { size: 'm' },
})
type FieldHintProps = ComponentProps<'p'> & VariantProps<typeof hintStyles>

export function FieldHint({ size, className, ...rest }: FieldHintProps) {
  return <p data-slot="field-hint" className={hintStyles({ size, className })} {...rest} />
}

const errorStyles = cva('flex items-start gap-1.5 leading-[1.4] font-medium text-danger-fg', {
  variants: {
    /** Text size: `admin` is compact for the back office, `s` and `m` are for the shop. */
    size: { admin: 'text-a-small', s: 'text-small', m: 'text-small' } satisfies Record<ControlSize, string>,
  },
  defaultVariants: { size: 'm' },
})
type FieldErrorProps = ComponentProps<'p'> & VariantProps<typeof errorStyles>

/** Error message of a control; rendered by Field. */
export function FieldError({ size, className, children, ...rest }: FieldErrorProps) {
  return (
    <p data-slot="field-error" className={errorStyles({ size, className })} {...rest}>
      <AlertIcon size="s" className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
