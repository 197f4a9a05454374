import type { RefObject } from 'react'
import { UploadIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { ProductRow } from '@/shop/catalogue/product-record'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { ClearSelection } from '../../shared/lists/clear-selection'
import { ExportButton, type ListExportProps } from '../../shared/lists/export-button'
import { ListToolbar } from '../../shared/lists/list-toolbar'
import { SelectionCount } from '../../shared/lists/selection-count'
import { usePhone } from '../../shared/use-narrow'
import type { ProductBulkQuestion } from './bulk-types'
import { ProductSelectionActions, type SelectAllState } from './product-selection-actions'
import { May } from '../../shared/permissions'

export interface ProductsToolbarProps extends ListExportProps {
  /** Receives focus when the focused button is removed. */
  ref: RefObject<HTMLDivElement | null>
  /** Products of the current page. */
  products: readonly ProductRow[]
  /** Selected ids, including those on other pages. */
  selection: readonly string[]
  /** True if the list shows archived products. */
  archived: boolean
  /** Products matching the filters, on all pages. */
  total: number
  /** Selection of all products of the filter: in progress or done. */
  selectingAll?: 'loading' | 'selected'
  onSelectAll: () => void
  onSelectionChange: (ids: readonly string[]) => void
  onBulkStart: (question: ProductBulkQuestion) => void
  onImportStart: () => void
}

/** Import and export, or the actions for the selected products. */
export function ProductsToolbar({
  ref,
  products,
  selection,
  archived,
  total,
  selectingAll,
  ...props
}: ProductsToolbarProps) {
  const t = useTranslations('adminProductWork')
  const phone = usePhone()
  const count = selection.length
  /** Moves focus to the toolbar after a press that removes the pressed button. */
  const stay = () => ref.current?.focus({ preventScroll: true })
  const isPageSelected = products.length > 0 && products.every(({ id }) => selection.includes(id))
  const all: SelectAllState | undefined =
    selectingAll === 'loading' ||
    (!selectingAll && !archived && isPageSelected && total > Math.max(count, products.length))
      ? {
          total,
          loading: selectingAll === 'loading',
          onSelect: () => {
            props.onSelectAll()
            stay()
          },
        }
      : undefined
  return (
    <ListToolbar ref={ref} label={t('toolbar')}>
      <May needs="catalogue.write">
        <SelectionCount
          rows={products}
          selection={selection}
          texts={{
            page: t('select.page'),
            count: t(selectingAll === 'selected' ? 'select.allCount' : 'select.count', { count }),
            countShort: t('select.countShort', { count }),
          }}
          onSelectionChange={props.onSelectionChange}
        />
      </May>
      {count > 0 && (
        <>
          <ProductSelectionActions
            archived={archived}
            all={all}
            isAll={selectingAll === 'selected'}
            onBulkStart={props.onBulkStart}
          />
          <ClearSelection
            label={t('select.clear')}
            onClear={() => {
              props.onSelectionChange([])
              stay()
            }}
          />
        </>
      )}
      {count === 0 && archived && (
        <p className="min-w-0 text-a-small text-text-subtle max-md:sr-only">{t('archivedHint')}</p>
      )}
      {!(phone && count > 0) && (
        <div className="ms-auto flex flex-none items-center gap-2.5 max-md:gap-2">
          <May needs="catalogue.write">
            <ImportButton phone={phone} onStart={props.onImportStart} />
          </May>
          <ExportButton
            texts={{
              start: t('export.start'),
              running: t('export.running'),
              cancel: t('export.cancel'),
              progress: (progress) => t('export.progress', { ...progress }),
            }}
            exporting={props.exporting}
            onExport={() => {
              props.onExport()
              stay()
            }}
            onExportCancel={() => {
              props.onExportCancel()
              stay()
            }}
          />
        </div>
      )}
    </ListToolbar>
  )
}

function ImportButton({ phone, onStart }: { phone: boolean; onStart: () => void }) {
  const t = useTranslations('adminProductWork')
  return phone ? (
    <IconButton
      variant="outline"
      size="admin"
      icon={UploadIcon}
      label={t('import.start')}
      onClick={onStart}
    />
  ) : (
    <Button variant="outline" size="admin" onClick={onStart}>
      <UploadIcon size="s" />
      {t('import.start')}
    </Button>
  )
}
