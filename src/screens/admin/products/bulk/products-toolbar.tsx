import type { RefObject } from 'react'
import { ChevronDownIcon, UploadIcon } from '../../../../icons'
import { useTranslations } from '../../../../i18n'
import { PRODUCT_STATUSES } from '../../../../domain/catalogue/product'
import type { ProductRow } from '../../../../domain/catalogue/product-record'
import { Button } from '../../../../ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../../ui/dropdown-menu'
import { IconButton } from '../../../../ui/icon-button'
import { ClearSelection } from '../../shared/lists/clear-selection'
import { ExportButton, type ListExportProps } from '../../shared/lists/export-button'
import { ListToolbar } from '../../shared/lists/list-toolbar'
import { PageCheckbox } from '../../shared/lists/page-checkbox'
import { usePhone } from '../../shared/use-narrow'
import type { ProductBulkQuestion } from './bulk-types'

export interface ProductsToolbarProps extends ListExportProps {
  /** Takes the focus when the button that had it is gone. */
  ref: RefObject<HTMLDivElement | null>
  /** The rows of the page. */
  products: readonly ProductRow[]
  /** Ids, of other pages too. */
  selection: readonly string[]
  /** The list shows the archive. */
  archived: boolean
  onSelectionChange: (ids: readonly string[]) => void
  onBulkStart: (question: ProductBulkQuestion) => void
  onImportStart: () => void
}

/** Files, or what can be done with the selected products. */
export function ProductsToolbar({ ref, products, selection, archived, ...props }: ProductsToolbarProps) {
  const t = useTranslations('adminProductWork')
  const phone = usePhone()
  const count = selection.length
  /** After a press that takes its own button away. */
  const stay = () => ref.current?.focus({ preventScroll: true })
  return (
    <ListToolbar ref={ref} label={t('toolbar')}>
      {phone && (
        <PageCheckbox
          label={t('select.page')}
          rows={products}
          selection={selection}
          onSelectionChange={props.onSelectionChange}
          className="flex-none py-3 pr-1"
        />
      )}
      <p role="status" className={count > 0 ? 'font-semibold whitespace-nowrap tabular-nums' : 'sr-only'}>
        {phone && count > 0 ? t('select.countShort', { count }) : t('select.count', { count })}
      </p>
      {count > 0 && (
        <>
          <SelectionActions archived={archived} onBulkStart={props.onBulkStart} />
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
        <div className="ml-auto flex flex-none items-center gap-2.5 max-md:gap-2">
          <ImportButton phone={phone} onStart={props.onImportStart} />
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

type SelectionActionsProps = Pick<ProductsToolbarProps, 'archived' | 'onBulkStart'>
function SelectionActions({ archived, onBulkStart }: SelectionActionsProps) {
  const t = useTranslations('adminProductWork')
  const products = useTranslations('adminProducts')
  const phone = usePhone()
  if (archived)
    return (
      <Button variant="outline" size="admin" onClick={() => onBulkStart({ kind: 'restore' })}>
        {t('actions.restore')}
      </Button>
    )
  const others = (['prices', 'archive'] as const).map((kind) => ({
    kind,
    label: t(`actions.${kind}`),
    start: () => onBulkStart({ kind }),
  }))
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="admin">
            {phone ? t('actions.more') : t('actions.status')}
            <ChevronDownIcon size="s" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {PRODUCT_STATUSES.map((status) => (
            <DropdownMenuItem key={status} onSelect={() => onBulkStart({ kind: 'status', status })}>
              {products(`statuses.${status}`)}
            </DropdownMenuItem>
          ))}
          {phone &&
            others.map(({ kind, label, start }) => (
              <DropdownMenuItem key={kind} onSelect={start}>
                {label}
              </DropdownMenuItem>
            ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {!phone &&
        others.map(({ kind, label, start }) => (
          <Button key={kind} variant="outline" size="admin" onClick={start}>
            {label}
          </Button>
        ))}
    </>
  )
}
