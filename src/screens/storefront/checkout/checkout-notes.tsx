import { useTranslations } from '@/i18n'
import { Note, NoteAction } from '@/ui/note'

interface CheckoutNotesProps {
  /** Names of products that are no longer sold and were removed from the cart. */
  droppedNames?: readonly string[]
  /** Names of sold-out products in the cart; they are not ordered. */
  soldOutNames?: readonly string[]
  /** Retries loading the payment settings; given only if that failed. */
  onRetryPayment?: (() => void) | undefined
  /** Opens the login, for guests. */
  onLogin?: (() => void) | undefined
}

/** What is to be said before the form is filled in. */
export function CheckoutNotes({
  droppedNames = [],
  soldOutNames = [],
  onRetryPayment,
  onLogin,
}: CheckoutNotesProps) {
  const t = useTranslations('checkout')
  const cart = useTranslations('cart')
  return (
    <>
      {droppedNames.length > 0 && (
        <Note tone="warn" role="status" className="mb-8">
          {cart('notice.dropped', { count: droppedNames.length, names: droppedNames.join(', ') })}
        </Note>
      )}
      {soldOutNames.length > 0 && (
        <Note tone="warn" role="status" className="mb-8">
          {t('soldOut', { count: soldOutNames.length, names: soldOutNames.join(', ') })}
        </Note>
      )}
      {onRetryPayment && (
        <Note
          tone="danger"
          role="alert"
          className="mb-8"
          action={<NoteAction onClick={onRetryPayment}>{t('payment.retry')}</NoteAction>}
        >
          {t('payment.failed')}
        </Note>
      )}
      {onLogin && (
        <Note className="mb-8" action={<NoteAction onClick={onLogin}>{t('guest.login')}</NoteAction>}>
          {t('guest.text')}
        </Note>
      )}
    </>
  )
}
