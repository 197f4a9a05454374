import { fn } from '@storybook/test'
import type { ProductsScreenProps } from '@/screens/admin/products/products-screen'
import { categoryNames } from '../../fixtures/admin-coupons'
import { productRows } from '../../fixtures/admin-products'

export const productsPage = { status: 'ready', items: productRows, page: 1, pages: 1, total: 6 } as const

/** The first page, with no filters, no selection and no open dialog. */
export const productsArgs = {
  state: productsPage,
  filters: { search: '' },
  categories: categoryNames,
  selection: [],
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onCreate: fn(),
  onView: fn(),
  onEdit: fn(),
  onSave: fn(),
  onEditorRetry: fn(),
  onEditorClose: fn(),
  onEditorReload: fn(),
  onRemove: fn(),
  onRemoveConfirm: fn(),
  onRemoveCancel: fn(),
  onNoticeEnd: fn(),
  onImagesAdd: fn(),
  onUploadCancel: fn(),
  onImagePrimary: fn(),
  onImageRemove: fn(),
  onImageChange: fn(),
  onRelatedSearch: fn(),
  onRelatedMore: fn(),
  onReviewAdd: fn(),
  onReviewRemove: fn(),
  onSelectionChange: fn(),
  onSelectAll: fn(),
  onBulkStart: fn(),
  onBulkRun: fn(),
  onBulkClose: fn(),
  onUndo: fn(),
  onExport: fn(),
  onExportCancel: fn(),
  onImportStart: fn(),
  importActions: { onFile: fn(), onStore: fn(), onRestart: fn(), onClose: fn() },
  onRestore: fn(),
  onDuplicate: fn(),
  onArchive: fn(),
} satisfies ProductsScreenProps
