import { cva, type VariantProps } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from '../i18n'
import { ControlSizeProvider, useControlSize, type ControlSize } from './control-size'
import { FieldContext } from './field-context'
import { FieldCounter } from './field-counter'
import { FieldError, FieldHint } from './field-texts'

const fieldStyles = cva('flex min-w-0 flex-col', {
  variants: {
    /** Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop. */
    size: { admin: 'gap-1.25', s: 'gap-1.5', m: 'gap-1.75' } satisfies Record<ControlSize, string>,
  },
})
const labelStyles = cva('leading-[1.4] font-semibold', {
  variants: {
    size: { admin: 'text-a-small', s: 'text-small', m: 'text-small' } satisfies Record<ControlSize, string>,
    hidden: { true: 'sr-only' },
  },
})

interface FieldOwnProps extends VariantProps<typeof fieldStyles> {
  /** Label; omit it if the control has its own, for example a checkbox. */
  label?: ReactNode
  /** Hides the label visually. */
  labelHidden?: boolean
  /** True if the control is a set (radio group, segmented control, pickers, upload), named by `aria-labelledby`. */
  group?: boolean
  /** Help text, always visible. */
  hint?: ReactNode
  /** Error message; marks the control as invalid. Accepts `errors.name?.message` of a form. */
  error?: ReactNode
  /** Adds '(optional)' to the label. */
  optional?: boolean
  /** Sets `aria-required`. */
  required?: boolean
  /** Disables the control and dims label and hint. */
  disabled?: boolean
  /** Id of the control, if something else must refer to it. @default a unique id */
  controlId?: string
  /** Current and maximum number of characters, shown beside the label. */
  counter?: { count: number; max: number }
}
export type FieldProps = FieldOwnProps & Omit<ComponentProps<'div'>, keyof FieldOwnProps>

/**
 * Label, hint and error of a control. Input, Textarea, Select and all other controls of this
 * library inherit id, description, validity and size from it.
 */
export function Field({
  label,
  labelHidden = false,
  group = false,
  hint,
  error,
  optional = false,
  required = false,
  disabled = false,
  counter,
  controlId: ownControlId,
  size: ownSize,
  className,
  children,
  ...rest
}: FieldProps) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const id = useId()
  const part = (name: string, shown: unknown) => (shown ? `${id}-${name}` : undefined)
  const labelId = part('label', label)
  const hintId = part('hint', hint)
  const errorId = part('error', error)
  const counterId = part('counter', counter)
  const controlId = ownControlId ?? `${id}-control`
  const text = (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <span className="font-normal text-text-subtle">{t('field.optional')}</span>
        </>
      )}
    </>
  )
  return (
    <FieldContext
      value={{
        controlId,
        labelId,
        describedBy: [errorId, hintId, counterId].filter(Boolean).join(' ') || undefined,
        invalid: Boolean(error),
        required,
        disabled,
      }}
    >
      <ControlSizeProvider value={size}>
        <div
          data-slot="field"
          data-invalid={error ? '' : undefined}
          className={fieldStyles({ size, className })}
          {...rest}
        >
          {(label || counter) && (
            <div className="flex items-baseline justify-between gap-2">
              {group ? (
                <span id={labelId} className={labelStyles({ size, hidden: labelHidden })}>
                  {text}
                </span>
              ) : (
                <label
                  id={labelId}
                  htmlFor={controlId}
                  className={labelStyles({ size, hidden: labelHidden })}
                >
                  {text}
                </label>
              )}
              {counter && <FieldCounter id={counterId} {...counter} />}
            </div>
          )}
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
        </div>
      </ControlSizeProvider>
    </FieldContext>
  )
}
