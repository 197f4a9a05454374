import { expect, fn, userEvent } from '@storybook/test'
import { CouponCard } from '@/screens/admin/coupons/coupon-card'
import preview from '#.storybook/preview'
import { bundleCoupon, couponRows, giftCoupon, percentCoupon } from '../../fixtures/admin-coupons'
import { changed } from '../shared/changed'
import { onPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Admin/Coupons/Coupon card',
  component: CouponCard,
  decorators: [(Story) => <div className="w-88 max-w-full text-a-body">{Story()}</div>],
  args: { coupon: percentCoupon, onStats: fn(), onEdit: fn(), onCopy: fn(), onCodes: fn(), onRemove: fn() },
})

export default meta

export const Active = meta.story()
Active.test('calls onStats, onEdit and onRemove', async ({ args, canvas }) => {
  await expect(canvas.getByRole('article', { name: 'WILLKOMMEN10' })).toHaveTextContent('Aktif')
  for (const [name, handler] of [
    [/istatistik/i, args.onStats],
    [/düzenle/i, args.onEdit],
    [/kopyala/i, args.onCopy],
    [/tek kullanımlık kodlar/, args.onCodes],
    [/sil/i, args.onRemove],
  ] as const) {
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(handler).toHaveBeenCalledWith(percentCoupon)
  }
})
export const Inactive = meta.story({
  args: { coupon: { ...percentCoupon, shownStatus: 'inactive' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pasif')).toBeVisible()
  },
})
export const Expired = meta.story({
  args: { coupon: { ...percentCoupon, shownStatus: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Süresi Dolmuş')).toBeVisible()
  },
})
export const UsedUp = meta.story({
  parameters: { rules: ['ADMIN-37'] },
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
})
export const SingleCodes = meta.story({
  args: { coupon: { ...percentCoupon, singleCodes: 200 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yüzde indirim, 200 tek kullanımlık kod')).toBeVisible()
  },
})
export const Bundle = meta.story({ args: { coupon: bundleCoupon } })
export const Gift = meta.story({ args: { coupon: giftCoupon } })
export const LongWords = meta.story({
  args: {
    coupon: {
      ...percentCoupon,
      code: 'KUNDENTREUEJUBILAEUMSGUTSCHEINZUMHERBST2026',
      name: 'Sonbaharkoleksiyonunatüketimalışkanlıklarınauygunindirim',
    },
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })

const rowOf = (code: string) => {
  const coupon = couponRows.find((row) => row.code === code)
  if (!coupon) throw new Error(`no coupon ${code}`)
  return coupon
}
export const FixedAmount = meta.story({
  args: { coupon: rowOf('MINUS5') },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'MINUS5' })
    await expect(card).toHaveTextContent(/5,00/)
    await expect(card).toHaveTextContent('Sabit tutar')
  },
})
export const FreeShipping = meta.story({
  args: { coupon: rowOf('VERSANDFREI') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 / 1.000')).toBeVisible()
    await expect(canvas.getByText('Pasif')).toBeVisible()
  },
})
export const PremiumMonths = meta.story({
  args: { coupon: rowOf('PREMIUM3') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 ay/)).toBeVisible()
    await expect(canvas.getByText('200 / 200')).toBeVisible()
  },
})
export const Phone = meta.story({
  args: { coupon: bundleCoupon },
  globals: onPhone,
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: /sil/i }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
})
export const ChangedByAnother = meta.story({
  decorators: [changed(percentCoupon)],
  parameters: { rules: ['ADMIN-643'] },
})
ChangedByAnother.test('the card says so', async ({ canvas }) => {
  await expect(canvas.getByText('az önce değişti')).toBeVisible()
})
