import { fn } from '@storybook/test'
import type { OrdersScreenProps } from '@/screens/admin/orders/orders-screen'
import { orderRows } from '../../fixtures/admin-orders'

export const ordersPage = { status: 'ready', items: orderRows, page: 1, pages: 33, total: 328 } as const

/** The first page, with no filters, no selection and no open order. */
export const ordersArgs = {
  state: ordersPage,
  filters: { search: '' },
  sort: 'newest',
  selection: [],
  views: [],
  counts: { all: 328, unpaid: 17, today: 9, toPrepare: 4, toShip: 12 },
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onRefresh: fn(),
  onOpen: fn(),
  onDetailClose: fn(),
  onDetailRetry: fn(),
  work: { addedNotes: 0 },
  actions: {
    onNoteAdd: fn(),
    onMailSend: fn(),
    onAddressSave: fn(),
    onDialogOpen: fn(),
    onDialogClose: fn(),
  },
  onStatusChange: fn(),
  onPaymentChange: fn(),
  onAssignStart: fn(),
  onAssign: fn(),
  onAssignCancel: fn(),
  onCompaniesRetry: fn(),
  onNoticeEnd: fn(),
  onSortChange: fn(),
  onSelectionChange: fn(),
  onBulkStart: fn(),
  onPayAnyway: fn(),
  onShortageClose: fn(),
  onBulkRun: fn(),
  onBulkStop: fn(),
  onBulkClose: fn(),
  onDocumentDownload: fn(),
  onDocumentsDownload: fn(),
  onExport: fn(),
  onExportCancel: fn(),
  onNewsLoad: fn(),
  onViewApply: fn(),
  onViewSave: fn(),
  onViewRemove: fn(),
  onUndo: fn(),
} satisfies OrdersScreenProps
