import { expect, userEvent, waitFor } from '@storybook/test'
import { ProductsScreen } from '@/screens/admin/products/products-screen'
import preview from '#.storybook/preview'
import { productRows } from '@stories/fixtures/admin-products'
import { pictured } from '@stories/fixtures/pictures'
import { whenPhone } from '@stories/fixtures/windows'
import { body, questionIn } from '@stories/fixtures/body'
import { inShell } from '../../shared/in-shell'
import { phone, wide } from '../../shared/phone'
import { productsArgs, ProductsPage, type ProductsPageProps } from '../products-page'

/** A new status or new prices for the selected products, and the archive. */
const meta = preview.type<{ args: ProductsPageProps }>().meta({
  title: 'Admin/Products/Many products',
  component: ProductsScreen,
  render: (args) => <ProductsPage {...args} />,
  decorators: [inShell('products')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: productsArgs,
})

export default meta

const three = productRows.slice(0, 3)
const selection = three.map(({ id }) => id)

export const Selected = meta.story({ ...pictured, tags: ['picture'], args: { selection } })
Selected.test('calls onSelectionChange and onBulkStart', async ({ args, canvas, canvasElement }) => {
  await expect(canvas.getByText('3 ürün seçildi')).toBeVisible()
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Abendruhe: seç' }))
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(selection.slice(1))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Sayfadaki tüm ürünleri seç' }))
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(productRows.map(({ id }) => id))
  await userEvent.click(canvas.getByRole('button', { name: 'Fiyatı değiştir' }))
  await expect(args.onBulkStart).toHaveBeenLastCalledWith({ kind: 'prices' })
  await userEvent.click(canvas.getByRole('button', { name: 'Durumu değiştir' }))
  await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Pasif' }))
  await expect(args.onBulkStart).toHaveBeenLastCalledWith({ kind: 'status', status: 'inactive' })
  await userEvent.click(canvas.getByRole('button', { name: 'Seçimi kaldır' }))
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith([])
})

Selected.test('calls onDuplicate and onArchive', async ({ args, canvas, canvasElement }) => {
  const menu = async (item: string) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abendruhe, diğer işlemler' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: item }))
  }
  await menu('Kopyala')
  await expect(args.onDuplicate).toHaveBeenCalledWith('abendruhe')
  await waitFor(() => expect(body(canvasElement).queryByRole('menu')).toBeNull())
  await menu('Arşivle')
  await expect(args.onArchive).toHaveBeenCalledWith(productRows[0])
})

export const Status = meta.story({
  args: { selection, bulk: { question: { kind: 'status', status: 'inactive' }, rows: three } },
})
Status.test('calls onBulkRun', async ({ args, canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(
    question.getByRole('heading', { name: '3 ürünün durumu “Pasif” yapılsın mı?' }),
  ).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: 'Durumu değiştir' }))
  await expect(args.onBulkRun).toHaveBeenCalledWith({
    action: 'status',
    products: three.map(({ id, status }) => ({ id, from: status, to: 'inactive' })),
  })
})

export const Archive = meta.story({
  args: { selection, bulk: { question: { kind: 'archive' }, rows: three } },
})
export const Archiving = meta.story({
  args: { selection, bulk: { question: { kind: 'archive' }, rows: three, submitting: true } },
})
export const ChangedMeanwhile = meta.story({
  args: {
    selection,
    bulk: {
      question: { kind: 'archive' },
      rows: three,
      serverError: 'Bu kayıt bu arada değiştirildi. Lütfen yeniden yükleyin.',
    },
  },
})

export const Restore = meta.story({
  args: {
    selection,
    filters: { search: '', mark: 'archived' },
    bulk: { question: { kind: 'restore' }, rows: three },
  },
})
export const TheArchive = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { filters: { search: '', mark: 'archived' } },
})

const prices = {
  selection: productRows.map(({ id }) => id),
  bulk: { question: { kind: 'prices' }, rows: productRows },
} as const
export const Prices = meta.story({
  args: prices,
  play: async ({ canvasElement }) => {
    const dialog = await questionIn(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'İndir' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Miktar' }), '10')
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Yuvarlama' }),
      'Sonu ,90 olan en yakın fiyata',
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Eski fiyatı üstü çizili göster' }))
    await waitFor(() => expect(dialog.getByText('5,90 €')).toBeVisible())
  },
})

/** A price for each product, typed or pasted as a column. */
export const OwnPrices = meta.story({ args: prices, parameters: { rules: ['ADMIN-842'] } })
OwnPrices.test('fills a pasted column down, says what is no price', async ({ args, canvasElement }) => {
  const dialog = await questionIn(canvasElement)
  await userEvent.click(dialog.getByRole('radio', { name: 'Elle' }))
  const [first, second, third] = dialog.getAllByRole('textbox', { name: /yeni fiyat$/ })
  if (!first || !second || !third) throw new Error('three products are sold')
  await userEvent.click(first)
  await userEvent.paste('12,40\r\nviel\r\n')
  await expect(first).toHaveValue('12,40')
  await expect(second).toBeInvalid()
  const confirm = () => dialog.getByRole('button', { name: '1 fiyatı değiştir' })
  await expect(confirm()).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect(second).toHaveFocus()
  await userEvent.clear(second)
  await userEvent.click(confirm())
  await expect(args.onBulkRun).toHaveBeenCalledWith(
    expect.objectContaining({ action: 'prices', platform: 'germany' }),
  )
})

OwnPrices.test(
  'asks before typed prices are lost',
  { parameters: { ...meta.input.parameters, rules: ['ADMIN-985'] } },
  async ({ args, canvasElement }) => {
    const dialog = await questionIn(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'Elle' }))
    const [first] = dialog.getAllByRole('textbox', { name: /yeni fiyat$/ })
    if (!first) throw new Error('a product is sold')
    await userEvent.type(first, '12,40{Escape}')
    const asked = body(canvasElement)
    await userEvent.click(await asked.findByRole('button', { name: 'Düzenlemeye dön' }))
    await expect(args.onBulkClose).not.toHaveBeenCalled()
    await expect(first).toHaveValue('12,40')
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
    await userEvent.click(await asked.findByRole('button', { name: 'Değişiklikleri sil' }))
    await expect(args.onBulkClose).toHaveBeenCalled()
  },
)

export const StatusChanged = meta.story({
  args: {
    notice: {
      code: 'statusChanged',
      count: 3,
      undo: { action: 'archive', products: [{ id: 'abendruhe' }] },
    },
  },
})
StatusChanged.test('calls onUndo', async ({ args, canvasElement }) => {
  await body(canvasElement).findByText('3 ürünün durumu değişti')
  await userEvent.click(await body(canvasElement).findByRole('button', { name: 'Geri al' }))
  await expect(args.onUndo).toHaveBeenCalledWith({ action: 'archive', products: [{ id: 'abendruhe' }] })
})

export const PhoneSelected = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
  args: { selection },
})
PhoneSelected.test(
  'calls onBulkStart',
  whenPhone(async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('3 seçili')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Diğer işlemler' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Arşivle' }))
    await expect(args.onBulkStart).toHaveBeenCalledWith({ kind: 'archive' })
  }),
)
export const PhonePrices = meta.story({ ...PhoneSelected.input, args: prices })
PhonePrices.test(
  'nothing typed, nothing to do; each price beside the old one; no number …',
  async ({ args, canvasElement, step }) => {
    const dialog = await questionIn(canvasElement)
    const run = () => dialog.getByRole('button', { name: /fiyatı değiştir|Fiyatları değiştir/ })
    await step('nothing typed, nothing to do', () => expect(run()).toBeDisabled())
    await step('each price beside the old one', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Miktar' }), '10')
      const [tea] = dialog.getAllByRole('listitem')
      await expect(tea).toHaveTextContent('11,90 €')
      await expect(tea).toHaveTextContent('13,09 €')
      await expect(dialog.getByText('Bu platformda satılmıyor')).toBeInTheDocument()
    })
    await step('no number', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Miktar' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Miktar' }), 'on')
      await expect(dialog.getByText('0’dan büyük bir miktar girin')).toBeInTheDocument()
      await expect(run()).toBeDisabled()
    })
    await step('on another platform, by an amount', async () => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Platform' }), 'Türkiye')
      await userEvent.click(dialog.getByRole('radio', { name: '₺' }))
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Miktar' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Miktar' }), '11')
      await userEvent.click(run())
      await expect(args.onBulkRun).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'prices', platform: 'turkey' }),
      )
    })
  },
)
