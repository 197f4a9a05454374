/**
 * /verify-email?token=… from a mail. States: signedOut, ready, confirming, failed, invalid (expired or another account's link), done.
 */
import { Botanical } from '@/art/botanical'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { EmptyState } from '@/ui/empty-state'
import { FocusNote } from '../shared/focus-note'
import { useHydrated } from '../shared/use-hydrated'

export type VerifyEmailState =
  | { readonly status: 'signedOut' }
  | { readonly status: 'ready' }
  | { readonly status: 'confirming' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'invalid' }
  /** Number of guest orders that were added to the account. */
  | { readonly status: 'done'; readonly joinedOrders: number }

export interface VerifyEmailPageProps {
  state: VerifyEmailState
  /** Email of the account. */
  email: string
  onConfirm: () => void
  onLogin: () => void
  /** Opens the profile, where another link can be requested. */
  onProfile: () => void
}

export function VerifyEmailPage({ state, onLogin, onProfile, ...rest }: VerifyEmailPageProps) {
  const t = useTranslations('auth')
  return (
    <Container data-slot="verify-email-page" className="grid justify-items-center pt-16 pb-20 max-md:py-10">
      <div className="w-full max-w-100">
        {state.status === 'signedOut' ? (
          <EmptyState
            headingLevel={1}
            tint="sage"
            drawing={<Botanical name="minze" preserveAspectRatio="xMidYMax meet" />}
            title={t('verify.signedOutTitle')}
            action={<Button onClick={onLogin}>{t('verify.login')}</Button>}
          >
            {t('verify.signedOutText')}
          </EmptyState>
        ) : state.status === 'done' ? (
          <EmptyState
            headingLevel={1}
            role="status"
            tint="sage"
            drawing={<Botanical name="minze" preserveAspectRatio="xMidYMax meet" />}
            title={t('verify.doneTitle')}
            action={
              <Button asChild>
                <a href="/orders">{t('verify.orders')}</a>
              </Button>
            }
          >
            {t('verify.doneText', { count: state.joinedOrders })}
          </EmptyState>
        ) : state.status === 'invalid' ? (
          <EmptyState
            headingLevel={1}
            role="alert"
            tint="rose"
            drawing={<Botanical name="hagebutte" preserveAspectRatio="xMidYMax meet" />}
            title={t('verify.invalidTitle')}
            action={<Button onClick={onProfile}>{t('verify.profile')}</Button>}
          >
            {t('verify.invalidText')}
          </EmptyState>
        ) : (
          <Confirmation state={state} {...rest} />
        )}
      </div>
    </Container>
  )
}

/** Requires a click, because mail scanners follow links. */
function Confirmation({
  state,
  email,
  onConfirm,
}: Pick<VerifyEmailPageProps, 'state' | 'email' | 'onConfirm'>) {
  const t = useTranslations('auth')
  const hydrated = useHydrated()
  return (
    <div inert={!hydrated} className="grid gap-4.5">
      <div>
        <h1 className="font-serif text-title-l">{t('verify.title')}</h1>
        <p className="mt-1.5 wrap-anywhere text-text-muted">{t('verify.text', { email })}</p>
      </div>
      {state.status === 'failed' && (
        <FocusNote signal={state}>{state.message || t('verify.failed')}</FocusNote>
      )}
      <Button size="l" full loading={state.status === 'confirming'} onClick={onConfirm}>
        {t('verify.action')}
      </Button>
    </div>
  )
}
