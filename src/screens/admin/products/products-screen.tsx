/**
 * Products (A2). States of the list: loading, error, empty, ready (also updating); the dialog: create, edit, view,
 * its product loading or failed, submitting, refused; pictures uploading or failed, reviews being added or refused;
 * the question before deleting.
 */
import { BoxIcon, PlusIcon, TrashIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { ProductFields, ProductRow } from '../../../domain/catalogue/product-record'
import { AlertDialog } from '../../../ui/alert-dialog'
import { Button } from '../../../ui/button'
import type { RemovalState } from '../cargo/cargo-types'
import { ListBody } from '../shared/lists/list-body'
import { ListSkeleton } from '../shared/lists/list-skeleton'
import type { ListState, Notice } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { Panel } from '../shared/panel'
import { ProductFiltersBar } from './product-filters'
import { ProductModal } from './product-modal'
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
import { ScreenHeader } from '../shared/screen-header'
import { usePhone } from '../shared/use-narrow'

export interface ProductsScreenProps extends ProductSideActions {
  state: ListState<ProductRow>
  filters: ProductFilters
  /** Names, for the filter. */
  categories: readonly string[]
  editor?: ProductEditorState
  removal?: RemovalState<ProductRemoval>
  notice?: Notice<ProductNotice>
  onFiltersChange: (filters: ProductFilters) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onCreate: () => void
  onView: (id: string) => void
  onEdit: (id: string) => void
  /** @param id missing for a new product */
  onSave: (input: ProductFields, id?: string) => void
  onEditorRetry: () => void
  onEditorClose: () => void
  /** Asks first. */
  onRemove: (product: ProductRemoval) => void
  onRemoveConfirm: (product: ProductRemoval) => void
  onRemoveCancel: () => void
  onNoticeEnd: () => void
}

export function ProductsScreen(props: ProductsScreenProps) {
  const t = useTranslations('adminProducts')
  const phone = usePhone()
  const { state, filters, editor, removal, notice } = props
  const List = phone ? ProductRows : ProductsTable
  const create = (
    <Button size="admin" onClick={props.onCreate}>
      <PlusIcon size="s" />
      {t('add')}
    </Button>
  )
  return (
    <>
      <ScreenHeader title={t('title')}>{create}</ScreenHeader>
      <Panel className="max-md:border-0 max-md:bg-transparent">
        <ProductFiltersBar filters={filters} categories={props.categories} onChange={props.onFiltersChange} />
        <ListBody
          state={state}
          skeleton={<ListSkeleton columns={8} />}
          rows={(items) => (
            <List products={items} onView={props.onView} onEdit={props.onEdit} onRemove={props.onRemove} />
          )}
          errorText={t('loadFailed')}
          onRetry={props.onRetry}
          filtered={Object.values({ ...filters, sort: undefined }).some(Boolean)}
          onClearFilters={() => props.onFiltersChange({ ...NO_PRODUCT_FILTERS, sort: filters.sort })}
          icon={<BoxIcon size="l" />}
          empty={{ title: t('noneYet'), text: t('noneYetHint'), action: create }}
          onPageChange={props.onPageChange}
        />
      </Panel>
      {editor && (
        <ProductModal
          state={editor}
          onSave={props.onSave}
          onRetry={props.onEditorRetry}
          onRemove={props.onRemove}
          onClose={props.onEditorClose}
          onImagesAdd={props.onImagesAdd}
          onUploadCancel={props.onUploadCancel}
          onImagePrimary={props.onImagePrimary}
          onImageRemove={props.onImageRemove}
          onReviewAdd={props.onReviewAdd}
          onReviewRemove={props.onReviewRemove}
        />
      )}
      {removal && (
        <AlertDialog
          open
          icon={TrashIcon}
          title={t('confirm.title', { name: removal.item.name })}
          description={t('confirm.text')}
          confirmLabel={t('confirm.action')}
          busy={removal.busy}
          onConfirm={() => props.onRemoveConfirm(removal.item)}
          onOpenChange={(open) => !open && props.onRemoveCancel()}
        />
      )}
      <NoticeToast
        notice={notice}
        tone={notice?.code === 'deleteFailed' ? 'danger' : 'success'}
        text={notice && (notice.message ?? t(`notices.${notice.code}`))}
        onEnd={props.onNoticeEnd}
      />
    </>
  )
}
