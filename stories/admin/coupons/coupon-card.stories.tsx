import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CouponCard } from '@/screens/admin/coupons/coupon-card'
import { bundleCoupon, giftCoupon, percentCoupon } from '../../fixtures/admin-coupons'

const meta = {
  title: 'Admin/Coupon card',
  component: CouponCard,
  globals: { language: 'tr' },
  decorators: [(Story) => <div className="w-88 text-a-body">{Story()}</div>],
  args: { coupon: percentCoupon, onStats: fn(), onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof CouponCard>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: 'WILLKOMMEN10' })).toHaveTextContent('Aktif')
    for (const [name, handler] of [
      [/istatistik/i, args.onStats],
      [/düzenle/i, args.onEdit],
      [/sil/i, args.onRemove],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(handler).toHaveBeenCalledWith(percentCoupon)
    }
  },
}
export const Inactive: Story = {
  args: { coupon: { ...percentCoupon, shownStatus: 'inactive' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pasif')).toBeVisible()
  },
}
export const Expired: Story = {
  args: { coupon: { ...percentCoupon, shownStatus: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Süresi Dolmuş')).toBeVisible()
  },
}
export const UsedUp: Story = {
  args: {
    coupon: {
      ...percentCoupon,
      shownStatus: 'used_up',
      totalUsed: 500,
      usageLimit: { ...percentCoupon.usageLimit, total: 500 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kullanım Tamamlandı')).toBeVisible()
    await expect(canvas.getByText('500 / 500')).toBeVisible()
  },
}
export const Bundle: Story = { args: { coupon: bundleCoupon } }
export const Gift: Story = { args: { coupon: giftCoupon } }
export const LongWords: Story = {
  args: {
    coupon: {
      ...percentCoupon,
      code: 'KUNDENTREUEJUBILAEUMSGUTSCHEINZUMHERBST2026',
      name: 'Sonbaharkoleksiyonunatüketimalışkanlıklarınauygunindirim',
    },
  },
}
export const Dark: Story = { globals: { theme: 'dark', language: 'tr' } }
