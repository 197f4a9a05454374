import { useTranslations } from '../../../i18n'
import { Note } from '../../../ui/note'

/** Result of the last attempt to save a form. */
export type AccountSave =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** `message` is the server's, if it sent one. */
  | { readonly status: 'failed'; readonly message?: string }

export function SaveNote({ save, saved }: { save: AccountSave; saved: string }) {
  const t = useTranslations('admin')
  if (save.status === 'saved')
    return (
      <Note tone="success" size="admin" role="status">
        {saved}
      </Note>
    )
  return save.status === 'failed' ? (
    <Note tone="danger" size="admin" role="alert">
      {save.message ?? t('account.failed')}
    </Note>
  ) : null
}
