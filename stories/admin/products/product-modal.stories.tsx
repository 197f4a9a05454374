import { expect, userEvent, waitFor } from '@storybook/test'
import { ProductModal } from '@/screens/admin/products/form/product-modal'
import preview from '#.storybook/preview'
import { categoryNames } from '../../fixtures/admin-coupons'
import { saleRecord, teaRecord } from '../../fixtures/admin-products'
import { dialogIn, questionIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'
import { ProductDialog, type ProductDialogProps } from './product-dialog'
import { editing, productModalActions } from './product-modal-args'
import { pictured } from '../../fixtures/pictures'

const meta = preview.type<{ args: ProductDialogProps }>().meta({
  title: 'Admin/Products/Product form',
  component: ProductModal,
  render: (args) => <ProductDialog {...args} />,
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: editing(),
    ...productModalActions(),
  },
})

export default meta

/** A reduced price for a time on each platform where the product is sold. */
export const Sale = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { state: editing(undefined, saleRecord) },
})
Sale.test(
  'has the days that were entered; what is emptied is taken away',
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Abendruhe düzenleniyor')
    await expect(dialog.getByLabelText('Almanya: indirim başlangıcı')).toHaveValue('2026-12-01')
    await expect(dialog.getByLabelText('Türkiye: indirim bitişi')).toHaveValue('')
    await expect(dialog.queryByLabelText('Mobil Uygulama: indirimli fiyat')).not.toBeInTheDocument()
    await userEvent.clear(dialog.getByLabelText('Almanya: indirim bitişi'))
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Türkiye: indirimli fiyat' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const [german, turkish] = saleRecord.prices
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        prices: [
          { ...german, sale: { amount: 890, from: '2026-12-01', until: null } },
          { platform: turkish?.platform, price: turkish?.price, originalAmount: null },
        ],
      }),
      expect.anything(),
    )
  },
)

export const Create = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { state: { mode: 'create', categories: categoryNames } },
})
Create.test(
  'defaults; what is sent: amounts in cents, empty rows dropped',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni ürün')
    await step('defaults', async () => {
      await expect(dialog.getByLabelText('Adet')).toHaveValue('0')
      await expect(dialog.getByLabelText('Düşük stok eşiği')).toHaveValue('10')
      await expect(dialog.getByRole('textbox', { name: 'Özellik 1' })).toHaveValue('')
      await expect(
        dialog.getByText(/^Görseller, ürün ilk kez kaydedilince bu sırayla yüklenir/),
      ).toBeInTheDocument()
    })
    await step('what is sent: amounts in cents, empty rows dropped', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('Kategori'), 'Organic')
      for (const [label, text] of [
        ['Ürün adı', 'Chai Latte'],
        ['Kısa açıklama', 'Würzig und süß.'],
        ['Ayrıntılı açıklama', 'Zimt, Kardamom, Nelke.'],
        ['Almanya: fiyat', '12,90'],
      ] as const) {
        await userEvent.click(dialog.getByLabelText(label))
        await userEvent.paste(text)
      }
      await userEvent.type(dialog.getByRole('textbox', { name: 'Özellik 1' }), 'Bio{Enter}')
      // The row that Enter adds takes the focus in the next frame, wherever it is by then.
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Özellik 2' })).toHaveFocus())
      await userEvent.clear(dialog.getByLabelText('Adet'))
      await userEvent.type(dialog.getByLabelText('Adet'), '40')
      await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenCalledWith(
        {
          name: 'Chai Latte',
          subtitle: '',
          category: 'Organic',
          shortDescription: 'Würzig und süß.',
          detailedDescription: 'Zimt, Kardamom, Nelke.',
          slug: '',
          status: 'inactive',
          bestseller: false,
          prices: [{ platform: 'germany', price: { amount: 1290, currency: 'EUR' }, originalAmount: null }],
          premium: { enabled: false, months: 1, value: 0 },
          features: ['Bio'],
          benefits: [],
          stock: 40,
          subscriptionPercent: null,
          size: null,
          lowStockThreshold: 10,
          netContent: null,
          taxRate: null,
          turkishTaxRate: null,
          sku: '',
          barcode: '',
          cost: null,
          tint: 'sand',
          certification: [],
          traits: [],
          organic: null,
          ingredients: [],
          nutritionalInfo: null,
          brewing: null,
          origin: '',
          harvest: '',
          translations: {},
          related: [],
        },
        undefined,
      )
    })
  },
)

export const Edit = meta.story()
Edit.test(
  'discount follows the prices; one row always stays; what is sent',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Abendruhe düzenleniyor')
    await step('discount follows the prices', async () => {
      await expect(dialog.getByText('%20')).toBeInTheDocument()
    })
    await step('the margin follows price, VAT and cost', async () => {
      const cost = dialog.getByRole('textbox', { name: /^Maliyet/ })
      await expect(cost).toHaveAccessibleDescription(/Müşteriler görmez$/)
      await userEvent.type(cost, '5')
      await expect(cost).toHaveAccessibleDescription(/Almanya fiyatında kâr: %\d/)
    })
    await step('one row always stays', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Fayda 1: sil' }))
      await expect(dialog.getByRole('textbox', { name: 'Fayda 1' })).toHaveValue('')
    })
    await step('what is sent', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith(
          expect.objectContaining({
            name: 'Abendruhe',
            benefits: [],
            prices: teaRecord.prices,
            premium: { enabled: true, months: 3, value: 1497 },
            netContent: { amount: 80, unit: 'g' },
            taxRate: 7,
            turkishTaxRate: 1,
          }),
          'abendruhe',
        ),
      )
    })
  },
)

/** The side navigation scrolls to a section and highlights the current one. */
export const Sections = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const reviews = dialog.getByRole('button', { name: /^Yorumlar/ })
    await userEvent.click(reviews)
    await waitFor(() => expect(dialog.getByText('Martina H.')).toBeVisible())
    await expect(reviews).toHaveAttribute('aria-current', 'true')
  },
})

export const UnsavedChanges = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('Ürün adı'), ' Bio')
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
    await questionIn(canvasElement)
  },
})
Edit.test(
  'the browser asks before the page is left; closing asks; staying keeps what was typed …',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    const leaving = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await expect(leaving()).toBe(true)
    await userEvent.type(dialog.getByLabelText('Ürün adı'), ' Bio')
    await step('the browser asks before the page is left', async () => {
      await waitFor(() => expect(leaving()).toBe(false))
    })
    await step('closing asks; staying keeps what was typed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Düzenlemeye dön' }))
      await expect(args.onClose).not.toHaveBeenCalled()
      await waitFor(() => expect(dialog.getByLabelText('Ürün adı')).toHaveValue('Abendruhe Bio'))
    })
    await step('discarding closes', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Vazgeç' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Değişiklikleri sil' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
)

Edit.test('calls onRemove', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Ürünü sil' }))
  await expect(args.onRemove).toHaveBeenCalledWith(teaRecord)
})

export const View = meta.story({
  args: { state: { ...editing(), mode: 'view' } },
})
View.test('calls onClose', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Abendruhe')
  await expect(dialog.getByLabelText('Ürün adı')).toBeDisabled()
  for (const name of ['Kaydet', 'Ürünü sil', 'Özellik ekle', 'Yorum ekle'])
    await expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument()
  const [close] = dialog.getAllByRole('button', { name: 'Kapat' })
  if (close) await userEvent.click(close)
  await expect(args.onClose).toHaveBeenCalledOnce()
})

/** An archived product is read-only, with a button to restore it. */
const archived = { ...editing(undefined, { ...teaRecord, archived: true }), mode: 'view' as const }
export const Archived = meta.story({ args: { state: archived } })
Archived.test('calls onRestore', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Abendruhe')
  await expect(dialog.getByText('Bu ürün arşivde')).toBeInTheDocument()
  await expect(dialog.getByLabelText('Ürün adı')).toBeDisabled()
  await expect(dialog.queryByRole('button', { name: 'Kaydet' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Arşivden çıkar' }))
  await expect(args.onRestore).toHaveBeenCalledWith(teaRecord.id)
})
/** Opened by a link to the edit form, an archived product is still read-only. */
export const ArchivedByLink = meta.story({
  args: { state: { ...archived, mode: 'edit' } },
})
export const Restoring = meta.story({ args: { state: { ...archived, restoring: true } } })
export const RestoreFailed = meta.story({ args: { state: { ...archived, restoreError: '' } } })
export const PhoneArchived = meta.story({
  ...phone,
  parameters: { layout: 'fullscreen', ...phone.parameters },
  args: { state: archived },
})

export const Loading = meta.story({ args: { state: { ...editing(), product: { status: 'loading' } } } })
export const LoadFailed = meta.story({
  args: { state: { ...editing(), product: { status: 'error' } } },
})
LoadFailed.test('calls onRetry', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await expect(dialog.getByText('Ürün alınırken hata oluştu')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Submitting = meta.story({ args: { state: { ...editing(), submitting: true } } })
export const Refused = meta.story({
  args: { state: { ...editing(), serverError: '' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Ürün kaydedilirken hata oluştu')
    await expect(dialog.getByLabelText('Ürün adı')).toHaveValue('Abendruhe')
  },
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })

/** Two others have the product open. */
export const OthersHere = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { others: ['Ayşe Demir', 'Can Kaya'] },
})
OthersHere.test('the form says who', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Abendruhe düzenleniyor')
  await expect(dialog.getByText('Bu ürüne şu anda Ayşe Demir, Can Kaya bakıyor')).toBeVisible()
})
