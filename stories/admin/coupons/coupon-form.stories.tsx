import { expect, fireEvent, fn, userEvent, waitFor } from '@storybook/test'
import { CouponEditor } from '@/screens/admin/coupons/coupon-editor'
import { CouponsScreen } from '@/screens/admin/coupons/coupons-screen'
import preview from '#.storybook/preview'
import {
  bundleCoupon,
  categoryNames,
  giftCoupon,
  percentCoupon,
  productOptions,
} from '../../fixtures/admin-coupons'
import { body, dialogIn } from '../../fixtures/body'
import { couponsArgs } from './coupons-args'
import { inShell } from '../shared/in-shell'
import { wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const options = { products: productOptions, chosenProducts: [], categories: categoryNames }

/** The coupon form, above its list. */
const meta = preview.meta({
  title: 'Admin/Coupons/Coupon form',
  component: CouponEditor,
  render: (args) => <CouponsScreen {...couponsArgs} dialogs={<CouponEditor {...args} />} />,
  decorators: [inShell('coupons')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { state: options, onSave: fn(), onClose: fn(), onReload: fn(), onProductSearch: fn() },
})

export default meta

export const Create = meta.story({ ...pictured, tags: ['picture'] })

/** A copy has everything but the code. */
export const Copy = meta.story({
  parameters: { rules: ['ADMIN-362'] },
  args: { state: { ...options, copied: { ...percentCoupon, applicableCategories: ['Wellness'] } } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kupon kopyala')
    await expect(dialog.getByLabelText('Kod')).toHaveValue('')
    await expect(dialog.getByLabelText('Ad')).toHaveValue(percentCoupon.name)
    await userEvent.type(dialog.getByLabelText('Kod'), 'yeni10')
    await fireEvent.change(dialog.getByLabelText('Bitiş'), { target: { value: '2026-12-24' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        code: 'YENI10',
        type: 'percentage',
        percent: 10,
        applicableCategories: ['Wellness'],
        endDate: '2026-12-24',
      }),
    )
  },
})
Create.test(
  'defaults; a code is shown as it is stored, with I for i; fields of other types are empty',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni kupon oluştur')
    await step('defaults', async () => {
      await expect(dialog.getByLabelText('Tür')).toHaveValue('percentage')
      await expect(dialog.getByLabelText('Para birimi')).toHaveValue('EUR')
      await expect(dialog.getByRole('checkbox', { name: 'Almanya' })).toBeChecked()
      await expect(dialog.getByRole('checkbox', { name: 'Kişi başına bir kez' })).toBeChecked()
      await expect(dialog.getByLabelText('Kişi başına')).toHaveValue('1')
    })
    await step('a code is shown as it is stored, with I for i', async () => {
      await expect(dialog.getByLabelText('Kod').matches(':lang(tr)')).toBe(false)
    })
    await step('fields of other types are empty', async () => {
      await userEvent.type(dialog.getByLabelText('Kod'), 'winter15')
      await userEvent.type(dialog.getByLabelText('Ad'), 'Kış indirimi')
      await userEvent.type(dialog.getByLabelText(/^İndirim/), '15')
      await fireEvent.change(dialog.getByLabelText('Başlangıç'), { target: { value: '2026-12-01' } })
      await fireEvent.change(dialog.getByLabelText('Bitiş'), { target: { value: '2026-12-24' } })
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenCalledWith({
        code: 'WINTER15',
        name: 'Kış indirimi',
        description: '',
        type: 'percentage',
        percent: 15,
        amount: 0,
        currency: 'EUR',
        premiumMonths: 0,
        buyQuantity: 0,
        freeQuantity: 0,
        applicableProducts: [],
        applicableCategories: [],
        giftProductId: null,
        giftQuantity: 0,
        minimumOrderAmount: 0,
        platforms: ['germany'],
        startDate: '2026-12-01',
        endDate: '2026-12-24',
        usageLimitTotal: null,
        usageLimitPerUser: 1,
        stackable: false,
        oneTimeUse: true,
        autoApply: false,
        firstOrderOnly: false,
        customerGroups: [],
        status: 'active',
      })
    })
  },
)

/** For the customers of a group; one that nobody is in yet is taken, too. */
export const ForGroups = meta.story({
  parameters: { rules: ['COUPON-661'] },
  args: {
    state: {
      ...options,
      coupon: { ...percentCoupon, customerGroups: ['VIP'] },
      groups: [
        { name: 'VIP', customers: 12 },
        { name: 'Toptan', customers: 4 },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const field = dialog.getByRole('combobox', { name: /^Yalnızca bu müşteri grupları/ })
    await userEvent.type(field, 'top')
    await userEvent.click(body(canvasElement).getByRole('option', { name: /^Toptan/ }))
    await userEvent.type(field, 'Bayi')
    await userEvent.click(body(canvasElement).getByRole('option', { name: /henüz kimse yok/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ customerGroups: ['VIP', 'Toptan', 'Bayi'] }),
    )
  },
})

export const Invalid = meta.story({
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    await fireEvent.change(dialog.getByLabelText('Başlangıç'), { target: { value: '2026-12-01' } })
    await fireEvent.change(dialog.getByLabelText('Bitiş'), { target: { value: '2026-11-24' } })
    await userEvent.type(dialog.getByLabelText(/^İndirim/), '120')
    await userEvent.clear(dialog.getByLabelText('Kişi başına'))
    await userEvent.type(dialog.getByLabelText('Kişi başına'), '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(
      await dialog.findByText('Bitiş tarihi başlangıç tarihinden sonra olmalıdır'),
    ).toBeInTheDocument()
    await expect(dialog.getByText('0 ile 100 arasında olmalı')).toBeInTheDocument()
    await expect(dialog.getByText('En az 1 olmalı')).toBeInTheDocument()
    await expect(dialog.getAllByText('Zorunlu alan')).toHaveLength(2)
    await expect(dialog.getByLabelText('Kod')).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await step('an error goes when its field is edited', async () => {
      await userEvent.type(dialog.getByLabelText('Kod'), 'X')
      await expect(dialog.getAllByText('Zorunlu alan')).toHaveLength(1)
    })
  },
})

Create.test('limits are told in the unit of the field', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.selectOptions(dialog.getByLabelText('Tür'), 'Sabit tutar')
  await userEvent.type(dialog.getByLabelText(/^İndirim/), '20000000')
  await userEvent.clear(dialog.getByLabelText('Minimum sepet tutarı'))
  await userEvent.type(dialog.getByLabelText('Minimum sepet tutarı'), '10.000.000,01')
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  await expect(await dialog.findAllByText('En çok 10.000.000')).toHaveLength(2)
})

export const StartInPast = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await fireEvent.change(dialog.getByLabelText('Başlangıç'), { target: { value: '2026-11-01' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Başlangıç tarihi bugünden önce olamaz')).toBeInTheDocument()
  },
})

export const TypeDecidesFields = meta.story({
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    const choose = (type: string) => userEvent.selectOptions(dialog.getByLabelText('Tür'), type)
    await step('free shipping has no value', async () => {
      await choose('Ücretsiz kargo')
      await expect(dialog.queryByLabelText(/^İndirim/)).not.toBeInTheDocument()
    })
    await step('premium asks for months', async () => {
      await choose('Premium uzatma')
      await expect(dialog.getByLabelText(/Premium süresi/)).toHaveValue('1')
    })
    await step('a gift must be chosen', async () => {
      await choose('Hediye ürün')
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
      await expect((await dialog.findAllByText('Zorunlu alan')).length).toBeGreaterThan(2)
    })
    await step('a bundle asks for two quantities', async () => {
      await choose('X al Y kazan')
      await expect(dialog.getByLabelText('Alınan adet')).toBeInTheDocument()
      await expect(dialog.getByLabelText('Bedava adet')).toBeInTheDocument()
    })
  },
})

export const EditBundle = meta.story({
  args: { state: { ...options, coupon: bundleCoupon } },
})
EditBundle.test('calls onSave', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'TEE2PLUS1 düzenleniyor')
  await userEvent.click(dialog.getByRole('button', { name: /Morgengrün/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  await expect(args.onSave).toHaveBeenCalledWith(
    expect.objectContaining({
      type: 'buy_x_get_y',
      buyQuantity: 2,
      freeQuantity: 1,
      applicableProducts: ['abendruhe'],
      applicableCategories: ['Wellness'],
      usageLimitTotal: 300,
      usageLimitPerUser: 2,
    }),
  )
})

export const EditGift = meta.story({
  args: { state: { ...options, coupon: giftCoupon } },
})
EditGift.test('calls onSave', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  const gift = dialog.getByRole('combobox', { name: /Hediye ürün/ })
  await expect(gift).toHaveValue('Trinkkakao feinherb')
  await userEvent.clear(gift)
  await userEvent.type(gift, 'probier')
  await userEvent.click(await body(canvasElement).findByRole('option', { name: /Kräuter-Probierset/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ giftProductId: 'probierset', giftQuantity: 1 }),
    ),
  )
})

export const OptionsLoading = meta.story({
  args: {
    state: { coupon: bundleCoupon, products: [], chosenProducts: [], categories: [], optionsLoading: true },
  },
})

export const Submitting = meta.story({
  args: { state: { ...options, coupon: percentCoupon, submitting: true } },
})

export const Refused = meta.story({
  args: { state: { ...options, coupon: percentCoupon, serverError: '' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Kupon kaydedilirken hata oluştu')
    await expect(dialog.getByLabelText('Kod')).toHaveValue('WILLKOMMEN10')
  },
})

/** A currency that holds on some of the platforms only is named; one that holds on none is refused. */
export const CurrencyElsewhere = meta.story({
  args: {
    state: { ...options, coupon: { ...percentCoupon, currency: 'EUR', platforms: ['germany', 'turkey'] } },
  },
  parameters: { rules: ['COUPON-80'] },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const currency = dialog.getByLabelText('Para birimi')
    await expect(currency).toHaveAccessibleDescription(
      'Şu platformlarda geçmez: Türkiye (para birimi farklı)',
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Almanya' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() =>
      expect(currency).toHaveAccessibleDescription(
        'Seçilen platformların hiçbiri bu para birimini kullanmıyor',
      ),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const DarkEditor = meta.story({
  args: { state: { ...options, coupon: bundleCoupon } },
  globals: { ...wide.globals, theme: 'dark' },
})
