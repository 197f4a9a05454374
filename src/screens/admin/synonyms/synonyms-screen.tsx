/**
 * Words that mean the same to the shop's search. States: loading, error, ready (optionally saving, saved, refused or
 * changed elsewhere), and ready for those who may only read.
 */
import { useTranslations } from '@/i18n'
import type { Synonyms, SynonymsRecord } from '@/shop/synonyms/synonyms'
import { Note } from '@/ui/note'
import { PageForm } from '../shared/forms/page-form'
import type { ItemState } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { ScreenHeader } from '../shared/screen-header'
import { SynonymsForm, type SynonymsSaving } from './synonyms-form'

export interface SynonymsScreenProps extends SynonymsSaving {
  state: ItemState<SynonymsRecord>
  /** True for a moment after saving. */
  saved?: boolean
  onSave: (synonyms: Synonyms) => void
  onRetry: () => void
  /** Called when the success message has been shown. */
  onSavedEnd: () => void
}

export function SynonymsScreen({
  state,
  saved = false,
  onSave,
  onRetry,
  onSavedEnd,
  ...saving
}: SynonymsScreenProps) {
  const t = useTranslations('adminSynonyms')
  return (
    <>
      <ScreenHeader title={t('title')} subtitle={t('subtitle')} />
      <Note size="admin" className="mb-4">
        {t('claims')}
      </Note>
      <PageForm state={state} errorTitle={t('loadFailed')} onRetry={onRetry}>
        {(record) => <SynonymsForm {...saving} record={record} onSave={onSave} onReload={onRetry} />}
      </PageForm>
      <NoticeToast
        notice={undefined}
        tone="success"
        text={saved ? t('saved') : undefined}
        onEnd={onSavedEnd}
      />
    </>
  )
}
