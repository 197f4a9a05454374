/**
 * The shop's details with their history. States: loading, error, ready (optionally saving, saved, rejected, changed
 * elsewhere, or an earlier version loading, failed or loaded into the form).
 */
import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import type { ShopDetails } from '@/shop/shop-details/shop-details'
import { Note } from '@/ui/note'
import { DiscardQuestion } from '../shared/forms/discard-question'
import { PageForm } from '../shared/forms/page-form'
import type { ItemState } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { ScreenHeader } from '../shared/screen-header'
import { ShopForm } from './shop-form'
import { ShopHistory } from './shop-history'
import type { ShopDraftRecord, ShopSaving } from './shop-types'

export interface ShopScreenProps extends ShopSaving {
  state: ItemState<ShopDraftRecord>
  onSave: (details: ShopDetails) => void
  onRestore: (version: number) => void
  onRetry: () => void
  /** Below the history: what a demo shop has besides. */
  demo?: ReactNode
  /** Called when the success message has been shown. */
  onSavedEnd: () => void
}

export function ShopScreen(props: ShopScreenProps) {
  const t = useTranslations('adminShop')
  const { state, saved, restoring, restoreFailed, onRestore } = props
  const [dirty, setDirty] = useState(false)
  /** Version to be loaded over unsaved changes. */
  const [asked, setAsked] = useState<number>()
  return (
    <>
      <ScreenHeader title={t('title')} subtitle={t('subtitle')} />
      {restoreFailed && (
        <Note tone="danger" size="admin" role="alert" className="mb-4">
          {t('history.failed')}
        </Note>
      )}
      <PageForm state={state} errorTitle={t('loadFailed')} onRetry={props.onRetry}>
        {({ details, history, version }) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23.25rem]">
            <ShopForm {...props} details={details} onReload={props.onRetry} onDirtyChange={setDirty} />
            <div className="grid gap-4">
              <ShopHistory
                history={history}
                current={version}
                restoring={restoring}
                onRestore={dirty ? setAsked : onRestore}
              />
              {props.demo}
            </div>
          </div>
        )}
      </PageForm>
      <DiscardQuestion
        open={asked !== undefined}
        onStay={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked !== undefined) onRestore(asked)
        }}
      />
      <NoticeToast
        notice={undefined}
        tone="success"
        text={saved ? t('saved') : undefined}
        onEnd={props.onSavedEnd}
      />
    </>
  )
}
