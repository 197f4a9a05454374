import { useTranslations } from '@/i18n'
import type { ProductRecord } from '@/shop/catalogue/product-record'
import { BoxIcon } from '@/icons'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import type { ProductEditorState } from '../products-types'
import { May } from '../../shared/permissions'

interface ArchivedNoteProps {
  product: Pick<ProductRecord, 'id'>
  state: ProductEditorState
  onRestore: (id: string) => void
}

/** Notice that the product is archived, with a button to restore it. */
export function ArchivedNote({ product, state, onRestore }: ArchivedNoteProps) {
  const t = useTranslations('adminProductWork')
  const { restoring = false, restoreError } = state.mode === 'create' ? {} : state
  return (
    <div className="grid gap-2.5">
      <Note
        size="admin"
        tone="warn"
        icon={BoxIcon}
        title={t('archivedNote.title')}
        className="items-center max-sm:flex-wrap"
        action={
          <May needs="catalogue.write">
            <Button
              variant="outline"
              size="admin"
              loading={restoring}
              className="flex-none max-sm:w-full"
              onClick={() => onRestore(product.id)}
            >
              {t('archivedNote.restore')}
            </Button>
          </May>
        }
      >
        {t('archivedNote.text')}
      </Note>
      {restoreError !== undefined && (
        <Note size="admin" tone="danger" role="alert">
          {restoreError || t('archivedNote.failed')}
        </Note>
      )}
    </div>
  )
}
