import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test'
import { CouponsScreen } from '@/screens/admin/coupons-screen'
import {
  bundleCoupon,
  categoryNames,
  couponRows,
  couponStats,
  giftCoupon,
  percentCoupon,
  productOptions,
} from '../fixtures/admin-coupons'
import { body, dialogIn, questionIn } from './body'
import { inShell } from './in-shell'
import { phone, wide } from './phone'

const page = { kind: 'ready', items: couponRows, page: 1, pages: 1, total: 6 } as const
const options = { products: productOptions, categories: categoryNames }

const meta = {
  title: 'Admin/Coupons',
  component: CouponsScreen,
  decorators: [inShell('coupons')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: page,
    filters: { search: '' },
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onSave: fn(),
    onEditorClose: fn(),
    onStats: fn(),
    onStatsRetry: fn(),
    onStatsClose: fn(),
    onRemove: fn(),
    onRemoveConfirm: fn(),
    onRemoveCancel: fn(),
    onNoticeEnd: fn(),
  },
} satisfies Meta<typeof CouponsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, step }) => {
    await step('every status with its colour word', async () => {
      for (const word of ['Pasif', 'Süresi Dolmuş', 'Kullanım Tamamlandı'])
        await expect(canvas.getByText(word, { selector: '[data-slot=status]' })).toBeVisible()
    })
    const card = within(canvas.getByRole('article', { name: 'WILLKOMMEN10' }))
    await expect(card.getByText('184 / 500')).toBeVisible()
    await expect(card.getByText('01.11.2026 – 30.11.2026')).toBeVisible()
    await step('one page has no pager', async () => {
      await expect(canvas.queryByRole('button', { name: 'Sonraki' })).not.toBeInTheDocument()
    })
    await step('its three buttons', async () => {
      await userEvent.click(card.getByRole('button', { name: 'WILLKOMMEN10 istatistikleri' }))
      await expect(args.onStats).toHaveBeenCalledWith(percentCoupon)
      await userEvent.click(card.getByRole('button', { name: 'WILLKOMMEN10 düzenle' }))
      await expect(args.onEdit).toHaveBeenCalledWith(percentCoupon)
      await userEvent.click(card.getByRole('button', { name: 'WILLKOMMEN10 sil' }))
      await expect(args.onRemove).toHaveBeenCalledWith(percentCoupon)
    })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tip' }), 'Hediye ürün')
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', type: 'free_product' })
  },
}

export const SeveralPages: Story = {
  args: { state: { ...page, page: 1, pages: 3, total: 31 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  },
}

export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Updating: Story = { args: { state: { ...page, updating: true } } }
export const LoadFailed: Story = {
  args: { state: { kind: 'error' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kuponlar yüklenirken hata oluştu')
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Yeni kupon oluştur' })).toHaveLength(2)
  },
}
export const EmptyByFilter: Story = {
  args: { state: { kind: 'empty' }, filters: { search: '', status: 'used_up' } },
}

export const Create: Story = {
  args: { editor: options },
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni kupon oluştur')
    await step('defaults', async () => {
      await expect(dialog.getByLabelText('Tip')).toHaveValue('percentage')
      await expect(dialog.getByLabelText('Para birimi')).toHaveValue('EUR')
      await expect(dialog.getByRole('checkbox', { name: 'Almanya' })).toBeChecked()
      await expect(dialog.getByRole('checkbox', { name: 'Tek kullanımlık' })).toBeChecked()
      await expect(dialog.getByLabelText('Kişi başı')).toHaveValue('1')
    })
    await step('what is sent holds the fields of its type only', async () => {
      await userEvent.type(dialog.getByLabelText('Kod'), 'winter15')
      await userEvent.type(dialog.getByLabelText('Ad'), 'Kış indirimi')
      await userEvent.type(dialog.getByLabelText(/^İndirim/), '15')
      await fireEvent.change(dialog.getByLabelText('Başlangıç'), { target: { value: '2026-12-01' } })
      await fireEvent.change(dialog.getByLabelText('Bitiş'), { target: { value: '2026-12-24' } })
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenCalledWith(
        {
          code: 'WINTER15',
          name: 'Kış indirimi',
          description: '',
          type: 'percentage',
          discountValue: 15,
          currency: 'EUR',
          minimumOrderAmount: 0,
          platforms: ['germany'],
          startDate: '2026-12-01',
          endDate: '2026-12-24',
          usageLimit: { total: null, perUser: 1 },
          settings: { stackable: false, oneTimeUse: true, autoApply: false },
          status: 'active',
        },
        undefined,
      )
    })
  },
}

export const Invalid: Story = {
  args: { editor: options },
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    await fireEvent.change(dialog.getByLabelText('Başlangıç'), { target: { value: '2026-12-01' } })
    await fireEvent.change(dialog.getByLabelText('Bitiş'), { target: { value: '2026-11-24' } })
    await userEvent.type(dialog.getByLabelText(/^İndirim/), '120')
    await userEvent.clear(dialog.getByLabelText('Kişi başı'))
    await userEvent.type(dialog.getByLabelText('Kişi başı'), '0')
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
}

export const StartInPast: Story = {
  args: { editor: options },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await fireEvent.change(dialog.getByLabelText('Başlangıç'), { target: { value: '2026-11-01' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Başlangıç tarihi bugünden önce olamaz')).toBeInTheDocument()
  },
}

export const TypeDecidesFields: Story = {
  args: { editor: options },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    const choose = (type: string) => userEvent.selectOptions(dialog.getByLabelText('Tip'), type)
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
}

export const EditBundle: Story = {
  args: { editor: { ...options, coupon: bundleCoupon } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'TEE2PLUS1 düzenleniyor')
    await userEvent.click(dialog.getByRole('button', { name: /Morgengrün/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'buy_x_get_y',
        buyXGetY: {
          buyQuantity: 2,
          getFreeQuantity: 1,
          applicableProducts: ['abendruhe'],
          applicableCategories: ['Wellness'],
        },
        usageLimit: { total: 300, perUser: 2 },
      }),
      bundleCoupon,
    )
  },
}

export const EditGift: Story = {
  args: { editor: { ...options, coupon: giftCoupon } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const gift = dialog.getByRole('combobox', { name: /Hediye ürün/ })
    await expect(gift).toHaveValue('Trinkkakao feinherb')
    await userEvent.clear(gift)
    await userEvent.type(gift, 'probier')
    await userEvent.click(await body(canvasElement).findByRole('option', { name: /Kräuter-Probierset/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ freeProduct: { productId: 'probierset', quantity: 1 } }),
        giftCoupon,
      ),
    )
  },
}

export const OptionsLoading: Story = {
  args: { editor: { coupon: bundleCoupon, products: [], categories: [], optionsLoading: true } },
}
export const Submitting: Story = { args: { editor: { ...options, coupon: percentCoupon, submitting: true } } }
export const Refused: Story = {
  args: { editor: { ...options, coupon: percentCoupon, serverError: '' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Kupon kaydedilirken hata oluştu')
    await expect(dialog.getByLabelText('Kod')).toHaveValue('WILLKOMMEN10')
  },
}

export const Statistics: Story = {
  args: { statistics: { coupon: percentCoupon, stats: { kind: 'ready', item: couponStats } } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'WILLKOMMEN10 istatistikleri')
    await expect(dialog.getByText('316')).toBeInTheDocument()
    await expect(dialog.getByRole('cell', { name: 'petra.lang@post.example' })).toBeInTheDocument()
  },
}
export const StatisticsUnused: Story = {
  args: {
    statistics: {
      coupon: giftCoupon,
      stats: {
        kind: 'ready',
        item: {
          totalUses: 0,
          remainingUses: null,
          uniqueUsers: 0,
          totalDiscount: 0,
          averageDiscount: 0,
          topUsers: [],
        },
      },
    },
  },
}
export const StatisticsLoading: Story = {
  args: { statistics: { coupon: percentCoupon, stats: { kind: 'loading' } } },
}
export const StatisticsFailed: Story = {
  args: { statistics: { coupon: percentCoupon, stats: { kind: 'error' } } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onStatsRetry).toHaveBeenCalledOnce()
  },
}

export const Removal: Story = {
  args: { removal: { item: percentCoupon } },
  play: async ({ args, canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(question.getByText('Bu kuponu silmek istediğinizden emin misiniz?')).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Kuponu sil' }))
    await expect(args.onRemoveConfirm).toHaveBeenCalledWith(percentCoupon)
  },
}

const said = (text: string): Story['play'] =>
  async function play({ canvasElement }) {
    const message = await body(canvasElement).findByText(text)
    await waitFor(() => expect(message).toBeVisible())
  }
export const Created: Story = { args: { notice: { code: 'created' } }, play: said('Kupon oluşturuldu!') }
export const Updated: Story = { args: { notice: { code: 'updated' } }, play: said('Kupon güncellendi!') }
export const Deleted: Story = { args: { notice: { code: 'deleted' } }, play: said('Kupon silindi!') }
export const DeleteFailed: Story = {
  args: { notice: { code: 'deleteFailed' } },
  play: said('Kupon silinirken hata oluştu'),
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const DarkEditor: Story = {
  args: { editor: { ...options, coupon: bundleCoupon } },
  globals: { ...wide.globals, theme: 'dark' },
}
export const Phone: Story = { globals: phone.globals, parameters: phone.parameters }
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
