/** Whether the customer is told of lower prices. States: loading, error, ready. */
import { useTranslations } from '@/i18n'
import type { PriceMails as Wanted } from '@/shop/mail-consents/mail-consents'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Note } from '@/ui/note'
import { Switch } from '@/ui/switch'
import type { SaveState } from './profile-types'
import { SaveNote } from './save-note'

export type PriceMailsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly priceMails: Wanted }

export interface PriceMailsProps {
  state: PriceMailsState
  save: SaveState
  onChange: (wanted: boolean) => void
  onRetry: () => void
}

export function PriceMails({ state, save, onChange, onRetry }: PriceMailsProps) {
  const t = useTranslations('account')
  if (state.status === 'loading')
    return (
      <LoadingRegion label={t('priceMails.loading')}>
        <Skeleton className="w-4/5" />
      </LoadingRegion>
    )
  if (state.status === 'error')
    return <ErrorState headingLevel={3} retrying={state.retrying} onRetry={onRetry} />
  return (
    <div className="grid gap-3">
      <SaveNote state={save} saved={t('share.saved')} failed={t('share.failed')} />
      <Switch
        side="end"
        checked={state.priceMails !== 'off'}
        aria-disabled={save.status === 'saving'}
        description={t('priceMails.text')}
        onChange={({ target }) => save.status !== 'saving' && onChange(target.checked)}
      >
        <span className="text-small">{t('priceMails.wanted')}</span>
      </Switch>
      {state.priceMails === 'unconfirmed' && (
        <Note size="s" tone="warn">
          {t('priceMails.unconfirmed')}
        </Note>
      )}
    </div>
  )
}
