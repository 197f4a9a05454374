/**
 * Products. States of the list: loading, error, empty, ready (also updating); the dialog: create, edit, view, its
 * product loading or failed, submitting, refused; pictures uploading or failed, reviews being added or refused; the
 * question before deleting.
 */
import { BoxIcon, PlusIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { ProductFields, ProductRow } from '../../../domain/catalogue/product-record'
import { Button } from '../../../ui/button'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { RemovalDialog, type RemovalProps } from '../shared/lists/removal-dialog'
import { usePhone } from '../shared/use-narrow'
import { useProductFilters } from './product-filters'
import { ProductModal } from './form/product-modal'
import { ProductRows } from './product-rows'
import { ProductsTable } from './products-table'
import {
  NO_PRODUCT_FILTERS,
  type ProductEditorState,
  type ProductFilters,
  type ProductNotice,
  type ProductRemoval,
  type ProductSideActions,
} from './products-types'

export interface ProductsScreenProps
  extends ListProps<ProductRow, ProductFilters>, RemovalProps<ProductRemoval>, ProductSideActions {
  /** Names, for the filter. */
  categories: readonly string[]
  editor?: ProductEditorState
  notice?: Notice<ProductNotice>
  onCreate: () => void
  onView: (id: string) => void
  onEdit: (id: string) => void
  /** @param id missing for a new product */
  onSave: (input: ProductFields, id?: string) => void
  onEditorRetry: () => void
  onEditorClose: () => void
  /** Reads the product again; what was typed stays. */
  onEditorReload: () => void
}

export function ProductsScreen(props: ProductsScreenProps) {
  const t = useTranslations('adminProducts')
  const { filters, editor, notice } = props
  const filterBy = useProductFilters(props.categories)
  const List = usePhone() ? ProductRows : ProductsTable
  const create = (
    <Button size="admin" onClick={props.onCreate}>
      <PlusIcon size="s" />
      {t('add')}
    </Button>
  )
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 8 }}
      title={t('title')}
      actions={create}
      search={t('search')}
      filterBy={filterBy}
      // The order of the rows hides none of them.
      noFilters={{ ...NO_PRODUCT_FILTERS, sort: filters.sort }}
      rows={(items) => (
        <List products={items} onView={props.onView} onEdit={props.onEdit} onRemove={props.onRemove} />
      )}
      icon={BoxIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint'), action: create }}
      message={{
        notice,
        tone: notice?.code === 'deleteFailed' ? 'danger' : 'success',
        text: notice && (notice.message ?? t(`notices.${notice.code}`)),
      }}
    >
      {editor && (
        <ProductModal
          state={editor}
          onSave={props.onSave}
          onRetry={props.onEditorRetry}
          onRemove={props.onRemove}
          onClose={props.onEditorClose}
          onReload={props.onEditorReload}
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
    </ListScreen>
  )
}
