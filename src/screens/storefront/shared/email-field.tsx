import { useRef, useState, type ComponentProps } from 'react'
import { likelyEmail } from '@/shop/shared/likely-email'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'

interface EmailFieldProps extends Pick<ComponentProps<typeof Field>, 'error' | 'required'> {
  /** Where its texts lie. */
  texts: 'auth' | 'checkout'
  label: string
  /** Props of the control: its registration in the form. */
  control: ComponentProps<typeof Input>
  /** Called with the offered address when it is taken. */
  onCorrect: (email: string) => void
  /** Called with what was typed when the field is left. */
  onLeave?: ((email: string) => void) | undefined
}

/** An e-mail address; one whose domain looks mistyped is offered as it was probably meant once the field is left. */
export function EmailField({ texts, label, control, onCorrect, onLeave, ...field }: EmailFieldProps) {
  const t = useTranslations(texts)
  const [likely, setLikely] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className="min-w-0">
      <Field label={label} {...field}>
        <Input
          type="email"
          autoComplete="email"
          {...control}
          onInput={() => setLikely(undefined)}
          onBlurCapture={({ currentTarget }) => {
            setLikely(likelyEmail(currentTarget.value))
            onLeave?.(currentTarget.value)
          }}
        />
      </Field>
      <p aria-live="polite" className="text-small wrap-anywhere text-text-muted not-empty:mt-1.5">
        {likely !== undefined &&
          t.rich('likelyEmail', {
            email: () => (
              <button
                type="button"
                className="font-semibold text-text-brand underline underline-offset-4"
                onClick={() => {
                  onCorrect(likely)
                  setLikely(undefined)
                  box.current?.querySelector('input')?.focus()
                }}
              >
                {likely}
              </button>
            ),
          })}
      </p>
    </div>
  )
}
