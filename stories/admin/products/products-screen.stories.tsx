import { expect, userEvent, waitFor, within } from '@storybook/test'
import { ProductsScreen } from '@/screens/admin/products/products-screen'
import preview from '#.storybook/preview'
import { productRows } from '../../fixtures/admin-products'
import { body, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { startsHigh } from '../shared/starts-high'
import { pictured } from '../../fixtures/pictures'
import { whenPhone, whenWide } from '../../fixtures/windows'
import { productsArgs, ProductsPage, productsPage, type ProductsPageProps } from './products-page'

const meta = preview.type<{ args: ProductsPageProps }>().meta({
  title: 'Admin/Products/Products page',
  component: ProductsScreen,
  render: (args) => <ProductsPage {...args} />,
  decorators: [inShell('products')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: productsArgs,
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('every status with its word; prices of every platform …', async ({ args, canvas, step }) => {
  const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name) }))
  await step('every status with its word', async () => {
    for (const word of ['Tükendi', 'Pasif', 'Satıştan kaldırıldı'])
      await expect(canvas.getByText(word, { selector: '[data-slot=status]' })).toBeVisible()
  })
  await step('prices of every platform', async () => {
    await expect(row('Abendruhe').getByText('11,90 €')).toBeVisible()
    await expect(row('Abendruhe').getByText(/489,00/)).toBeVisible()
    await expect(row('Trinkkakao').getByText('Satışta değil')).toBeVisible()
  })
  await step('little stock is marked, enough is not', async () => {
    await expect(row('Ingwer Zitrone').getByText('Stok az')).toBeVisible()
    await expect(row('Abendruhe').queryByText('Stok az')).not.toBeInTheDocument()
  })
  await step('its three buttons', async () => {
    await userEvent.click(row('Abendruhe').getByRole('button', { name: 'Abendruhe: görüntüle' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('abendruhe', 'view')
    await userEvent.click(row('Abendruhe').getByRole('button', { name: 'Abendruhe: düzenle' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('abendruhe', 'edit')
    await userEvent.click(row('Abendruhe').getByRole('button', { name: 'Abendruhe: sil' }))
    await expect(args.onRemove).toHaveBeenCalledWith(productRows[0])
  })
})

Ready.test('calls onFiltersChange', async ({ args, canvas }) => {
  const choose = (name: string, label: string) =>
    userEvent.selectOptions(canvas.getByRole('combobox', { name }), label)
  await choose('Durum', 'Tükendi')
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', status: 'out_of_stock' })
  await choose('Kategori', 'Detox')
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', category: 'Detox' })
  await choose('Platform', 'Mobil Uygulama')
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', platform: 'mobile' })
  await choose('İşaret', 'Stok az')
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', mark: 'lowStock' })
  await choose('Sıralama', 'Fiyat, azalan')
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', sort: 'price_desc' })
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Ürün ara' }), 'tee{Enter}')
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: 'tee' })
})

/** Whoever may only look is offered no change. */
export const ReadOnly = meta.story({
  decorators: [permitted('catalogue.read')],
  parameters: { rules: ['ADMIN-240'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Abendruhe: görüntüle' })).toBeVisible()
    for (const name of ['Abendruhe: düzenle', 'Abendruhe: sil', 'Abendruhe, diğer işlemler', 'CSV yükle'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

/** A category of a long name does not take the width of the other filters. */
export const LongCategoryName = meta.story({
  args: { categories: ['Kräutertees aus dem Allgäu und dem Bregenzerwald', 'Detox'] },
  play: whenWide(async ({ canvas }) => {
    const width = (name: string) => canvas.getByRole('combobox', { name }).clientWidth
    await expect(width('Kategori')).toBeLessThan(200)
    await expect(width('Platform')).toBeGreaterThan(130)
  }),
})

export const SeveralPages = meta.story({
  args: { state: { ...productsPage, page: 2, pages: 3, total: 54 } },
})
SeveralPages.test('calls onPageChange', async ({ args, canvas }) => {
  await expect(canvas.getByText('Sayfa 2 / 3 (54 kayıt)')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }))
  await expect(args.onPageChange).toHaveBeenCalledWith(3)
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Updating = meta.story({ args: { state: { ...productsPage, updating: true } } })

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Ürünler alınırken hata oluştu')
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const Empty = meta.story({
  args: { state: { status: 'empty' } },
})
Empty.test('calls onCreate', async ({ args, canvas }) => {
  await expect(canvas.getByText('Henüz ürün yok')).toBeVisible()
  const [, create] = canvas.getAllByRole('button', { name: 'Yeni ürün' })
  if (create) await userEvent.click(create)
  await expect(args.onCreate).toHaveBeenCalledOnce()
})

/** Clearing the filters keeps the sort order, because it hides nothing. */
export const EmptyByFilter = meta.story({
  args: { state: { status: 'empty' }, filters: { search: 'chai', status: 'active', sort: 'name' } },
})
EmptyByFilter.test('calls onFiltersChange', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filtreleri temizle' }))
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', sort: 'name' })
})

export const Removal = meta.story({
  args: { removal: { item: { id: 'abendruhe', name: 'Abendruhe' } } },
})
Removal.test('calls onRemoveConfirm', async ({ args, canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(
    question.getByText('Abendruhe ürününü silmek istediğinizden emin misiniz?'),
  ).toBeInTheDocument()
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
  await userEvent.click(question.getByRole('button', { name: 'Ürünü sil' }))
  await expect(args.onRemoveConfirm).toHaveBeenCalledWith({ id: 'abendruhe', name: 'Abendruhe' })
})
export const Removing = meta.story({
  args: { removal: { item: { id: 'abendruhe', name: 'Abendruhe' }, busy: true } },
})

const said = (text: string) =>
  async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    const message = await body(canvasElement).findByText(text)
    await waitFor(() => expect(message).toBeVisible())
  }
export const Created = meta.story({
  args: { notice: { code: 'created' } },
  play: said('Ürün başarıyla oluşturuldu'),
})
export const Updated = meta.story({
  args: { notice: { code: 'updated' } },
  play: said('Ürün başarıyla güncellendi'),
})
export const Deleted = meta.story({
  args: { notice: { code: 'deleted' } },
  play: said('Ürün başarıyla silindi'),
})
export const DeleteFailed = meta.story({
  args: { notice: { code: 'deleteFailed' } },
  play: said('Ürün silinirken hata oluştu'),
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({
  globals: phone.globals,
  parameters: { rules: ['ADMIN-821'], ...phone.parameters },
})
Phone.test('begins at most 200 px from the top', startsHigh)
Phone.test(
  'calls onOpen',
  whenPhone(async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Stok az 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Abendruhe, diğer işlemler' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Görüntüle' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('abendruhe', 'view')
  }),
)
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
