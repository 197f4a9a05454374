import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CouponBox } from '@/screens/storefront/cart/coupon-box'
import { herbst10, premium3, versandfrei } from '../../fixtures/cart'

const meta = {
  title: 'Storefront/Coupon box',
  component: CouponBox,
  decorators: [(Story) => <div className="w-104 max-w-full">{Story()}</div>],
  args: {
    state: { status: 'none' },
    currency: 'EUR',
    onApply: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CouponBox>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Checking: Story = {
  args: { state: { status: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Einlösen' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Refused: Story = {
  args: { state: { status: 'refused', problem: { code: 'COUPON_EXPIRED' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Gutschein ist abgelaufen')
  },
}
export const Discount: Story = {
  args: { state: { status: 'applied', coupon: { ...herbst10, freeItems: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/6,22\s€ Rabatt/)
  },
}
export const Gift: Story = { args: { state: { status: 'applied', coupon: herbst10 } } }
export const FreeShipping: Story = { args: { state: { status: 'applied', coupon: versandfrei } } }
export const PremiumMonths: Story = { args: { state: { status: 'applied', coupon: premium3 } } }
export const Automatic: Story = {
  args: { state: { status: 'applied', coupon: herbst10, automatic: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/· automatisch für Sie eingelöst$/)).toBeVisible()
  },
}
export const Unchecked: Story = {
  args: { state: { status: 'applied', coupon: herbst10, unchecked: true } },
}
export const Lapsed: Story = { args: { state: { status: 'lapsed', code: 'HERBST10', hadGift: true } } }
export const Disabled: Story = {
  args: { disabled: true, state: { status: 'applied', coupon: herbst10, unchecked: true } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
}
export const LongCode: Story = {
  args: {
    state: {
      status: 'applied',
      coupon: { ...herbst10, code: 'KUNDENTREUEJUBILAEUMSGUTSCHEINZUMHERBST2026' },
    },
  },
}
export const Dark: Story = { ...Unchecked, globals: { theme: 'dark' } }
export const Turkish: Story = { ...Unchecked, globals: { language: 'tr' } }
export const English: Story = { ...Unchecked, globals: { language: 'en' } }

/** A code is trimmed and sent in upper case; an applied coupon can be rechecked and removed. */
export const Works: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, mount, step }) => {
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
}
