import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CouponCard } from '@/screens/admin/coupons/coupon-card'
import { bundleCoupon, couponRows, giftCoupon, percentCoupon } from '../../fixtures/admin-coupons'
import { onPhone } from '../../fixtures/windows'

const meta = {
  title: 'Admin/Coupon card',
  component: CouponCard,
  decorators: [(Story) => <div className="w-88 max-w-full text-a-body">{Story()}</div>],
  args: { coupon: percentCoupon, onStats: fn(), onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof CouponCard>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const ActiveWorks: Story = {
  tags: ['!dev', '!autodocs'],
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
      usageLimitTotal: 500,
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
export const Dark: Story = { globals: { theme: 'dark' } }

const rowOf = (code: string) => {
  const coupon = couponRows.find((row) => row.code === code)
  if (!coupon) throw new Error(`no coupon ${code}`)
  return coupon
}
export const FixedAmount: Story = {
  args: { coupon: rowOf('MINUS5') },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'MINUS5' })
    await expect(card).toHaveTextContent(/5,00/)
    await expect(card).toHaveTextContent('Sabit tutar')
  },
}
export const FreeShipping: Story = {
  args: { coupon: rowOf('VERSANDFREI') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 / 1.000')).toBeVisible()
    await expect(canvas.getByText('Pasif')).toBeVisible()
  },
}
export const PremiumMonths: Story = {
  args: { coupon: rowOf('PREMIUM3') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 ay/)).toBeVisible()
    await expect(canvas.getByText('200 / 200')).toBeVisible()
  },
}
export const Phone: Story = {
  args: { coupon: bundleCoupon },
  globals: onPhone,
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: /sil/i }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
