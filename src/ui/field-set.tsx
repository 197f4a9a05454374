import { cva, type VariantProps } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { ControlSizeProvider, useControlSize, type ControlSize } from './control-size'
import { FieldError, FieldHint } from './field-texts'

const setStyles = cva('m-0 flex min-w-0 flex-col border-0 p-0', {
  variants: {
    /** Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop. */
    size: { admin: 'gap-2', s: 'gap-2', m: 'gap-3' } satisfies Record<ControlSize, string>,
  },
})
const legendStyles = cva('leading-[1.4] font-semibold', {
  variants: {
    size: { admin: 'mb-1.25 text-a-small', s: 'mb-1.5 text-small', m: 'mb-1.75 text-small' } satisfies Record<
      ControlSize,
      string
    >,
    hidden: { true: 'sr-only' },
  },
})

interface FieldSetOwnProps extends VariantProps<typeof setStyles> {
  /** Label of the set. */
  legend: ReactNode
  /** Hides the legend visually. */
  legendHidden?: boolean
  /** Help text, always visible. */
  hint?: ReactNode
  /** Error message of the whole set. */
  error?: ReactNode
}
export type FieldSetProps = FieldSetOwnProps & Omit<ComponentProps<'fieldset'>, keyof FieldSetOwnProps>

/** Set of controls with individual labels, for example checkboxes. */
export function FieldSet({
  legend,
  legendHidden = false,
  hint,
  error,
  size: ownSize,
  className,
  children,
  ...rest
}: FieldSetProps) {
  const size = useControlSize(ownSize)
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <ControlSizeProvider value={size}>
      <fieldset
        data-slot="field-set"
        data-invalid={error ? '' : undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        className={setStyles({ size, className })}
        {...rest}
      >
        <legend className={legendStyles({ size, hidden: legendHidden })}>{legend}</legend>
        {children}
        {error && (
          <FieldError id={errorId} size={size}>
            {error}
          </FieldError>
        )}
        {hint && (
          <FieldHint id={hintId} size={size}>
            {hint}
          </FieldHint>
        )}
      </fieldset>
    </ControlSizeProvider>
  )
}
