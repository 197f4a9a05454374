/** Where a mail's link ends mails or confirms that they are wanted. States: ready, sending, failed, invalid (used already), done. */
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { FocusNote } from '../shared/focus-note'
import { LinkPage, LinkResult } from '../shared/link-result'
import { useHydrated } from '../shared/use-hydrated'

export type MailConsentPageState =
  | { readonly status: 'ready' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'invalid' }
  | { readonly status: 'done' }

export interface MailConsentPageProps {
  /** What the press does: end the mails, or confirm the wish to be asked for a review. */
  about: 'unsubscribe' | 'reviewMails'
  state: MailConsentPageState
  onDecide: () => void
}

export function MailConsentPage({ about, state, onDecide }: MailConsentPageProps) {
  const t = useTranslations('account')
  const hydrated = useHydrated()
  return (
    <LinkPage slot="mail-consent-page">
      {state.status === 'invalid' || state.status === 'done' ? (
        <LinkResult
          isGood={state.status === 'done'}
          title={t(`${about}.${state.status}Title`)}
          action={{ href: '/products', label: t('discover') }}
        >
          {t(`${about}.${state.status}Text`)}
        </LinkResult>
      ) : (
        // Requires a press, because mail scanners follow links.
        <div inert={!hydrated} className="grid gap-4.5">
          <div>
            <h1 className="font-serif text-title-l">{t(`${about}.title`)}</h1>
            <p className="mt-1.5 text-text-muted">{t(`${about}.text`)}</p>
          </div>
          {state.status === 'failed' && (
            <FocusNote signal={state}>{state.message || t('share.failed')}</FocusNote>
          )}
          <Button size="l" full loading={state.status === 'sending'} onClick={onDecide}>
            {t(`${about}.action`)}
          </Button>
        </div>
      )}
    </LinkPage>
  )
}
