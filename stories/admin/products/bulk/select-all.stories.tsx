import { expect, userEvent, waitFor } from '@storybook/test'
import type { BulkProduct } from '@/shop/bulk-products/bulk-change'
import { ProductsScreen } from '@/screens/admin/products/products-screen'
import preview from '#.storybook/preview'
import { productRows } from '@stories/fixtures/admin-products'
import { body, questionIn } from '@stories/fixtures/body'
import { inShell } from '../../shared/in-shell'
import { phone, wide } from '../../shared/phone'
import { productsArgs, ProductsPage, productsPage, type ProductsPageProps } from '../products-page'

/** All 132 matches of the filter. */
const everything: readonly BulkProduct[] = Array.from({ length: 132 }, (_, index) => {
  const row = productRows[index % productRows.length]
  if (!row) throw new RangeError('products are needed')
  return index < productRows.length ? row : { ...row, id: `${row.id}-${index}` }
})
const total = everything.length
const page = productRows.map(({ id }) => id)
const all = everything.map(({ id }) => id)

/** Bulk changes beyond the current page: all matches of the filter get a new status or new prices. */
const meta = preview.type<{ args: ProductsPageProps }>().meta({
  title: 'Admin/Products/All of the filter',
  component: ProductsScreen,
  render: (args) => <ProductsPage {...args} />,
  decorators: [inShell('products')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    ...productsArgs,
    state: { ...productsPage, pages: 22, total },
    filters: { search: '', status: 'active' as const },
    selection: page,
  },
})

export default meta

export const Offered = meta.story()
Offered.test('calls onSelectAll', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filtredeki 132 ürünün tümünü seç' }))
  await expect(args.onSelectAll).toHaveBeenCalled()
})

Offered.test(
  'the focus stays in the toolbar, because the button goes with its press',
  { parameters: { ...meta.input.parameters, rules: ['ADMIN-984'] } },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /tümünü seç/ }))
    await expect(canvas.getByRole('group', { name: 'Ürün listesi araçları' })).toHaveFocus()
  },
)

Offered.test(
  'with a single page, there is nothing more to select',
  { args: { state: productsPage } },
  async ({ canvas }) => {
    await expect(canvas.getByText('6 ürün seçildi')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /tümünü seç/ })).toBeNull()
  },
)

export const Selecting = meta.story({ args: { selectingAll: 'loading' } })
export const Selected = meta.story({ args: { selectingAll: 'selected', selection: all } })
export const TooMany = meta.story({
  args: {
    notice: {
      code: 'selectFailed',
      message: 'Bir kerede en çok 1.000 ürün değiştirilebilir; lütfen listeyi filtrelerle daraltın.',
    },
  },
})

export const Status = meta.story({
  args: {
    selectingAll: 'selected',
    selection: all,
    bulk: { question: { kind: 'status', status: 'inactive' }, rows: everything },
  },
})
Status.test('calls onBulkRun', async ({ args, canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(
    question.getByRole('heading', { name: '132 ürünün durumu “Pasif” yapılsın mı?' }),
  ).toBeInTheDocument()
  await expect(question.getByText('ve 32 ürün daha')).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: 'Durumu değiştir' }))
  await expect(args.onBulkRun).toHaveBeenCalledWith({
    action: 'status',
    products: everything.map(({ id, status }) => ({ id, from: status, to: 'inactive' })),
  })
})

export const Prices = meta.story({
  args: {
    selectingAll: 'selected',
    selection: all,
    bulk: { question: { kind: 'prices' }, rows: everything },
  },
})
Prices.test('works', async ({ canvasElement }) => {
  const question = await questionIn(canvasElement)
  await userEvent.type(question.getByRole('textbox', { name: 'Miktar' }), '10')
  const sold = everything.filter(({ prices }) => prices.some(({ platform }) => platform === 'germany'))
  await waitFor(() => expect(question.getByText(`${sold.length} fiyat değişir`)).toBeVisible())
  await expect(question.getByRole('button', { name: `${sold.length} fiyatı değiştir` })).toBeEnabled()
})

export const Phone = meta.story({
  ...phone,
  parameters: { layout: 'fullscreen', ...phone.parameters },
})
Phone.test('calls onSelectAll', async ({ args, canvas, canvasElement }) => {
  const more = canvas.queryByRole('button', { name: 'Diğer işlemler' })
  // The viewport is not always a phone.
  if (!more) return
  await userEvent.click(more)
  await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: /132 ürünün tümünü seç/ }))
  await expect(args.onSelectAll).toHaveBeenCalled()
})
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' }, args: Prices.input.args })
