/**
 * Confirms or ends a notice that a product is back, by the link of a mail (/notify?token=…). States: ready, sending,
 * failed, invalid (expired, sent or cancelled), confirmed, cancelled.
 */
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { FocusNote } from '../shared/focus-note'
import { LinkPage, LinkResult } from '../shared/link-result'
import { useHydrated } from '../shared/use-hydrated'

export type StockNoticePageState =
  | { readonly status: 'ready' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'invalid' }
  | { readonly status: 'confirmed' }
  | { readonly status: 'cancelled' }

export interface StockNoticePageProps {
  state: StockNoticePageState
  onConfirm: () => void
  onCancel: () => void
}

export function StockNoticePage({ state, ...actions }: StockNoticePageProps) {
  const t = useTranslations('product')
  const { status } = state
  const isOver = status === 'invalid' || status === 'confirmed' || status === 'cancelled'
  return (
    <LinkPage slot="stock-notice-page">
      {isOver ? (
        <LinkResult
          isGood={status !== 'invalid'}
          title={t(`notice.page.${status}Title`)}
          action={{ href: '/products', label: t('notice.page.shop') }}
        >
          {t(`notice.page.${status}Text`)}
        </LinkResult>
      ) : (
        <Question state={state} {...actions} />
      )}
    </LinkPage>
  )
}

/** Requires a click, because mail scanners follow links. */
function Question({ state, onConfirm, onCancel }: StockNoticePageProps) {
  const t = useTranslations('product')
  const hydrated = useHydrated()
  const busy = state.status === 'sending'
  return (
    <div inert={!hydrated} className="grid gap-4.5">
      <div>
        <h1 className="font-serif text-title-l">{t('notice.page.title')}</h1>
        <p className="mt-1.5 text-text-muted">{t('notice.page.text')}</p>
      </div>
      {state.status === 'failed' && (
        <FocusNote signal={state}>{state.message || t('notice.page.failed')}</FocusNote>
      )}
      <Button size="l" full loading={busy} onClick={onConfirm}>
        {t('notice.page.confirm')}
      </Button>
      <Button size="l" full variant="outline" disabled={busy} onClick={onCancel}>
        {t('notice.page.cancel')}
      </Button>
    </div>
  )
}
