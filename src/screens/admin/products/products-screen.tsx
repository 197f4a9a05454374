/**
 * Products. States of the list: loading, error, empty, ready (optionally updating); the dialog: create, edit, view,
 * loading or failed, submitting, rejected; images uploading or failed, reviews being added or rejected; the delete
 * confirmation, bulk dialogs, the import of a file, the archive.
 */
import { useRef } from 'react'
import { BoxIcon, PlusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { ProductFields, ProductRow } from '@/shop/catalogue/product-record'
import { Button } from '@/ui/button'
import { useMay } from '../shared/permissions'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import { RemovalDialog, type RemovalProps } from '../shared/lists/removal-dialog'
import { usePhone } from '../shared/use-narrow'
import { ProductBulkDialog } from './bulk/product-bulk-dialog'
import type { ProductBulkDialogProps, ProductBulkState } from './bulk/bulk-types'
import { ProductsToolbar, type ProductsToolbarProps } from './bulk/products-toolbar'
import { ImportDialog } from './import/import-dialog'
import type { ImportActions, ImportState } from './import/import-types'
import { useProductFilters } from './product-filters'
import { ProductModal } from './form/product-modal'
import type { ProductRowActions } from './product-row-menu'
import { ProductRows } from './product-rows'
import { ProductsTable } from './products-table'
import {
  NO_PRODUCT_FILTERS,
  type ProductEditorState,
  type ProductFilters,
  type ProductRemoval,
  type ProductSideActions,
} from './products-types'
import { useProductMessage, type ProductMessageProps } from './use-product-message'

export interface ProductsScreenProps
  extends
    ListProps<ProductRow, ProductFilters>,
    RemovalProps<ProductRemoval>,
    ProductSideActions,
    ProductMessageProps,
    Omit<ProductsToolbarProps, 'ref' | 'products' | 'archived' | 'total'>,
    Omit<ProductRowActions, 'archived' | 'onRemove'> {
  /** Category names for the filter. */
  categories: readonly string[]
  editor?: ProductEditorState
  /** State of the bulk dialog; undefined if closed. */
  bulk?: ProductBulkState
  onBulkRun: ProductBulkDialogProps['onRun']
  onBulkClose: () => void
  /** State of the import dialog; undefined if closed. */
  importing?: ImportState
  importActions: ImportActions
  onCreate: () => void
  onView: (id: string) => void
  onEdit: (id: string) => void
  /** @param id undefined for a new product */
  onSave: (input: ProductFields, id?: string) => void
  onEditorRetry: () => void
  onEditorClose: () => void
  /** Refetches the stored version and keeps unsaved input. */
  onEditorReload: () => void
}

export function ProductsScreen(props: ProductsScreenProps) {
  const t = useTranslations('adminProducts')
  const { filters, editor, bulk, state } = props
  const archived = filters.mark === 'archived'
  const toolbar = useRef<HTMLDivElement>(null)
  const message = useProductMessage(props)
  const filterBy = useProductFilters(props.categories)
  const List = usePhone() ? ProductRows : ProductsTable
  const mayWrite = useMay('catalogue.write')
  const create = mayWrite && (
    <Button size="admin" onClick={props.onCreate}>
      <PlusIcon size="s" />
      {t('add')}
    </Button>
  )
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 9, className: 'max-md:overflow-visible' }}
      title={t('title')}
      actions={create}
      search={t('search')}
      filterBy={filterBy}
      // The sort order is not a filter, so clearing filters keeps it.
      noFilters={{ ...NO_PRODUCT_FILTERS, sort: filters.sort }}
      toolbar={
        <ProductsToolbar
          {...props}
          ref={toolbar}
          archived={archived}
          products={state.status === 'ready' ? state.items : []}
          total={state.status === 'ready' ? state.total : 0}
        />
      }
      rows={(items) => <List {...props} products={items} sort={filters.sort} archived={archived} />}
      icon={BoxIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint'), action: create }}
      message={message}
    >
      {editor && (
        <ProductModal
          state={editor}
          onSave={props.onSave}
          onRetry={props.onEditorRetry}
          onRemove={props.onRemove}
          onClose={props.onEditorClose}
          onReload={props.onEditorReload}
          onRestore={props.onRestore}
          onImagesAdd={props.onImagesAdd}
          onUploadCancel={props.onUploadCancel}
          onImagePrimary={props.onImagePrimary}
          onImageRemove={props.onImageRemove}
          onImageChange={props.onImageChange}
          onRelatedSearch={props.onRelatedSearch}
          onRelatedMore={props.onRelatedMore}
          onReviewAdd={props.onReviewAdd}
          onReviewRemove={props.onReviewRemove}
        />
      )}
      <RemovalDialog
        removal={props.removal}
        title={({ name }) => t('confirm.title', { name })}
        description={() => t('confirm.text')}
        confirmLabel={t('confirm.action')}
        onRemoveConfirm={props.onRemoveConfirm}
        onRemoveCancel={props.onRemoveCancel}
      />
      {bulk && (
        <ProductBulkDialog
          state={bulk}
          returnTo={toolbar}
          onRun={props.onBulkRun}
          onClose={props.onBulkClose}
        />
      )}
      {props.importing && <ImportDialog state={props.importing} {...props.importActions} />}
    </ListScreen>
  )
}
