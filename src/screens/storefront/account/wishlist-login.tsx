import { useTranslations } from '@/i18n'

interface WishlistLoginProps {
  isEmpty: boolean
  onLogin: () => void
}

/** Tells guests that the list is stored in this browser only until they log in. */
export function WishlistLogin({ isEmpty, onLogin }: WishlistLoginProps) {
  const t = useTranslations('account')
  return (
    <p data-slot="wishlist-login" className="text-center text-small text-text-muted">
      {t.rich(isEmpty ? 'wishlist.keepEmpty' : 'wishlist.keep', {
        login: (label) => (
          <button
            type="button"
            onClick={onLogin}
            className="relative inline font-semibold text-text underline underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.75 before:content-['']"
          >
            {label}
          </button>
        ),
      })}
    </p>
  )
}
