import { expect, userEvent, waitFor, within } from '@storybook/test'
import { ProductModal } from '@/screens/admin/products/form/product-modal'
import preview from '#.storybook/preview'
import { categoryNames } from '../../fixtures/admin-coupons'
import { bareRecord, saleRecord } from '../../fixtures/admin-products'
import { dialogIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'
import { ProductDialog, type ProductDialogProps } from './product-dialog'
import { editing, productModalActions, productSection } from './product-modal-args'
import { whenPhone } from '../../fixtures/windows'

const meta = preview.type<{ args: ProductDialogProps }>().meta({
  title: 'Admin/Products/Product form, validation',
  component: ProductModal,
  render: (args) => <ProductDialog {...args} />,
  tags: ['!autodocs'],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: editing(),
    ...productModalActions(),
  },
})

export default meta

export const RequiredMissing = meta.story({
  parameters: { rules: ['ADMIN-16'] },
  args: { state: { mode: 'create', categories: categoryNames } },
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await waitFor(() => expect(dialog.getAllByText('Zorunlu alan')).toHaveLength(4))
    await expect(dialog.getByText('En az bir platform için fiyat girin')).toBeInTheDocument()
    await expect(dialog.getByLabelText('Ürün adı')).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await step('the rail counts them', async () => {
      await expect(dialog.getByRole('button', { name: /Temel bilgiler.*4 hata/ })).toBeInTheDocument()
      await expect(dialog.getByRole('button', { name: /Fiyatlar.*1 hata/ })).toBeInTheDocument()
    })
    await step('an error goes when its field is edited', async () => {
      await userEvent.type(dialog.getByLabelText('Ürün adı'), 'C')
      await expect(dialog.getAllByText('Zorunlu alan')).toHaveLength(3)
    })
  },
})

export const Invalid = meta.story({
  parameters: { rules: ['ADMIN-16'] },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Abendruhe düzenleniyor')
    const write = async (label: string, text: string) => {
      const field = dialog.getByRole('textbox', { name: label })
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await write('Almanya: fiyat', 'on iki')
    await write('Türkiye: eski fiyat', '449')
    await write('Normal değeri', 'çok')
    await write('Adet', '-1')
    await write('Düşük stok eşiği', '1,5')
    await write('Net içerik (isteğe bağlı)', '0')
    await write('KDV oranı (isteğe bağlı)', '101')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Almanya: geçerli bir tutar girin')).toBeInTheDocument()
    await expect(dialog.getByText('Türkiye: eski fiyat, yeni fiyattan yüksek olmalı')).toBeInTheDocument()
    await expect(dialog.getByText('Geçerli bir değer girin')).toBeInTheDocument()
    await expect(dialog.getAllByText('0 veya daha büyük bir tam sayı girin')).toHaveLength(2)
    await expect(dialog.getByText('0’dan büyük bir miktar girin')).toBeInTheDocument()
    await expect(dialog.getByText('0 ile 100 arasında olmalı')).toBeInTheDocument()
    await expect(dialog.getByRole('textbox', { name: 'Almanya: fiyat' })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const SaleInvalid = meta.story({
  parameters: { rules: ['CATALOGUE-622'] },
  args: { state: editing(undefined, saleRecord) },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Abendruhe düzenleniyor')
    const price = dialog.getByRole('textbox', { name: 'Almanya: indirimli fiyat' })
    await userEvent.clear(price)
    await userEvent.type(price, '11,90')
    const until = dialog.getByLabelText('Almanya: indirim bitişi')
    await userEvent.clear(until)
    await userEvent.type(until, '2026-11-30')
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Türkiye: indirimli fiyat' }))
    await userEvent.type(dialog.getByLabelText('Türkiye: indirim başlangıcı'), '2026-12-01')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(
      await dialog.findByText('Almanya: indirimli fiyat, fiyattan düşük olmalı'),
    ).toBeInTheDocument()
    await expect(dialog.getByText('Almanya: bitiş, başlangıçtan önce olamaz')).toBeInTheDocument()
    await expect(dialog.getByText('Türkiye: indirimli fiyatı girin')).toBeInTheDocument()
    await expect(price).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** Months range from 1 to 12; the value has no default and is required. */
export const PremiumNeedsValue = meta.story({
  parameters: { rules: ['ADMIN-17'] },
  args: { state: { ...editing(), product: { status: 'ready', item: bareRecord } } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.queryByLabelText('Süre')).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('switch', { name: 'Bu ürünle premium ver' }))
    await expect(dialog.getByLabelText('Süre').querySelectorAll('option')).toHaveLength(12)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Geçerli bir değer girin')).toBeInTheDocument()
  },
})

/** A single line shows the first error and expands to show the others. */
export const PhoneRequiredMissing = meta.story({
  ...phone,
  parameters: { layout: 'fullscreen', ...phone.parameters },
  args: { state: { mode: 'create', categories: categoryNames } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await waitFor(() => expect(dialog.getByText('5 alan düzeltilmeli')).toBeVisible())
  },
})

PhoneRequiredMissing.test(
  'works',
  whenPhone(async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const summary = within(dialog.getByText('5 alan düzeltilmeli').closest('[role=alert]') ?? document.body)
    await expect(summary.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(summary.getByRole('button', { name: 'Tüm alanları göster', expanded: false }))
    await expect(summary.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(summary.getByRole('button', { name: /^Kategori/ }))
    await expect(dialog.getByLabelText('Kategori')).toHaveFocus()
  }),
)

export const DarkInvalid = meta.story({ ...Invalid.input, globals: { ...wide.globals, theme: 'dark' } })

Invalid.test('the warning includes the threshold itself, as the lists do', async ({ canvasElement }) => {
  const stock = await productSection(canvasElement, 'Stok')
  const hint = stock.getByText('Stok eşiğe inince veya altına düşünce panelde uyarı çıkar.')
  await waitFor(() => expect(hint).toBeVisible())
})
