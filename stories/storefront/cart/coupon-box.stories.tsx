import { expect, fn, userEvent } from '@storybook/test'
import { CouponBox } from '@/screens/storefront/cart/coupon-box'
import preview from '#.storybook/preview'
import { herbst10, premium3, versandfrei } from '../../fixtures/cart'

const meta = preview.meta({
  title: 'Storefront/Cart/Coupon box',
  component: CouponBox,
  decorators: [(Story) => <div className="w-104 max-w-full">{Story()}</div>],
  args: {
    state: { status: 'none' as const },
    currency: 'EUR' as const,
    onApply: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
})

export default meta

export const None = meta.story()
export const Checking = meta.story({
  args: { state: { status: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Einlösen' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Refused = meta.story({
  args: { state: { status: 'refused', problem: { code: 'COUPON_EXPIRED' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Gutschein ist abgelaufen')
  },
})
export const Discount = meta.story({
  args: { state: { status: 'applied', coupon: { ...herbst10, freeItems: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/6,22\s€ Rabatt/)
  },
})
export const Gift = meta.story({ args: { state: { status: 'applied', coupon: herbst10 } } })
export const FreeShipping = meta.story({ args: { state: { status: 'applied', coupon: versandfrei } } })
export const PremiumMonths = meta.story({ args: { state: { status: 'applied', coupon: premium3 } } })
export const Automatic = meta.story({
  args: { state: { status: 'applied', coupon: herbst10, automatic: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/· automatisch für Sie eingelöst$/)).toBeVisible()
  },
})
export const Unchecked = meta.story({
  args: { state: { status: 'applied', coupon: herbst10, unchecked: true } },
})
export const Lapsed = meta.story({ args: { state: { status: 'lapsed', code: 'HERBST10', hadGift: true } } })
export const Disabled = meta.story({
  args: { disabled: true, state: { status: 'applied', coupon: herbst10, unchecked: true } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
})
export const LongCode = meta.story({
  args: {
    state: {
      status: 'applied',
      coupon: { ...herbst10, code: 'KUNDENTREUEJUBILAEUMSGUTSCHEINZUMHERBST2026' },
    },
  },
})
export const Dark = meta.story({ ...Unchecked.input, globals: { theme: 'dark' } })
export const Turkish = meta.story({ ...Unchecked.input, globals: { language: 'tr' } })
export const English = meta.story({ ...Unchecked.input, globals: { language: 'en' } })

None.test(
  'a code is trimmed and sent in upper case; an applied coupon can be rechecked and removed',
  async ({ args, canvas, mount, step }) => {
    await mount()
    await step('a code', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Gutscheincode' }), ' herbst10 {Enter}')
      await expect(args.onApply).toHaveBeenCalledWith('HERBST10')
    })
    await step('one that is applied', async () => {
      await mount(<CouponBox {...args} state={{ status: 'applied', coupon: herbst10, unchecked: true }} />)
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut prüfen' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Gutschein HERBST10 entfernen' }))
      await expect(args.onRemove).toHaveBeenCalledOnce()
    })
    await step('one that has lapsed', async () => {
      await mount(<CouponBox {...args} state={{ status: 'lapsed', code: 'HERBST10', hadGift: false }} />)
      await userEvent.click(canvas.getByRole('button', { name: 'Neu einlösen' }))
      await expect(args.onApply).toHaveBeenLastCalledWith('HERBST10')
    })
  },
)
