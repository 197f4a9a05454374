import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { NativeSelect } from '@/ui/native-select'
import type { ManagedProps } from './manage-types'

interface ManageAddressProps extends Pick<ManagedProps, 'state'> {
  /** `RecipientForm`, once it is wanted. */
  form: ReactNode
  onWanted: () => void
}

/** Where the parcels go from the next order on. */
export function ManageAddress({ state: { subscription, busy, done }, form, onWanted }: ManageAddressProps) {
  const t = useTranslations('subscription')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = Boolean(form)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // Given up; a saved one is told by the note, which has the focus.
    if (wasOpen.current && !isOpen && done === undefined) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, done])
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-serif text-title-m">
        {t('manage.address')}
      </h2>
      <p className="text-text-muted">
        {t(subscription.recipient ? 'manage.addressText' : 'manage.addressHidden')}
      </p>
      {form || (
        <Button
          ref={button}
          variant="outline"
          className="justify-self-start max-md:justify-self-stretch"
          disabled={busy !== undefined}
          onClick={onWanted}
        >
          {t('manage.changeAddress')}
        </Button>
      )}
    </section>
  )
}

/** How the orders to come are paid; nothing where there is no choice. */
export function ManagePayment({ state: { subscription, busy }, onAct }: ManagedProps) {
  const t = useTranslations('subscription')
  const id = useId()
  const { paymentMethod, paymentMethods } = subscription
  const [chosen, setChosen] = useState(paymentMethod)
  if (paymentMethods.every((method) => method === paymentMethod)) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-serif text-title-m">
        {t('manage.payment')}
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t('manage.paymentFrom')}>
          <NativeSelect
            value={chosen}
            onChange={({ target }) =>
              setChosen(paymentMethods.find((method) => method === target.value) ?? paymentMethod)
            }
          >
            {!paymentMethods.includes(paymentMethod) && (
              <option value={paymentMethod}>{t(`methods.${paymentMethod}`)}</option>
            )}
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {t(`methods.${method}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button
          variant="outline"
          loading={busy === 'payment'}
          disabled={chosen === paymentMethod || busy !== undefined}
          onClick={() => onAct({ kind: 'payment', paymentMethod: chosen })}
        >
          {t('manage.savePayment')}
        </Button>
      </div>
    </section>
  )
}
