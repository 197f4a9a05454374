import { useTranslations } from '@/i18n'
import { isProofPath } from '@/shop/second-factor/own-proof'
import { Note } from '@/ui/note'
import type { SaveRefusal } from '../shared/forms/server-errors'

/** Result of the last attempt to save a form. */
export type AccountSave =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** `message` is the server's, if it sent one; what is wrong with a field is said there. */
  | {
      readonly status: 'failed'
      readonly message?: string
      readonly fieldErrors?: SaveRefusal['fieldErrors']
    }

export function SaveNote({ save, saved }: { save: AccountSave; saved: string }) {
  const t = useTranslations('adminAccess')
  if (save.status === 'saved')
    return (
      <Note tone="success" size="admin" role="status">
        {saved}
      </Note>
    )
  const isAtField = save.status === 'failed' && save.fieldErrors?.some(isProofPath)
  return save.status === 'failed' && !isAtField ? (
    <Note tone="danger" size="admin" role="alert">
      {save.message ?? t('account.failed')}
    </Note>
  ) : null
}
