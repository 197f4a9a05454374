/**
 * Confirms an account’s e-mail address, by the link of a mail (/verify-email?token=…). States: signedOut, ready,
 * confirming, failed, invalid (expired or another account's link), done.
 */
import { Botanical } from '@/art/botanical'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { FocusNote } from '../shared/focus-note'
import { LinkPage, LinkResult } from '../shared/link-result'
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
    <LinkPage slot="verify-email-page">
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
        <LinkResult
          isGood
          title={t('verify.doneTitle')}
          action={{ href: '/orders', label: t('verify.orders') }}
        >
          {t('verify.doneText', { count: state.joinedOrders })}
        </LinkResult>
      ) : state.status === 'invalid' ? (
        <LinkResult
          isGood={false}
          title={t('verify.invalidTitle')}
          action={{ onPress: onProfile, label: t('verify.profile') }}
        >
          {t('verify.invalidText')}
        </LinkResult>
      ) : (
        <Confirmation state={state} {...rest} />
      )}
    </LinkPage>
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
