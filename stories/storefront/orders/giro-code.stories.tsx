import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import GiroCode from '@/screens/storefront/orders/giro-code'

const transfer = {
  bankDetails: {
    bankName: 'Musterbank',
    accountHolder: 'Verda GmbH',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
  },
  amount: 7098,
  currency: 'EUR',
  orderNumber: 'VD-2026-000431',
} as const

const meta = {
  title: 'Storefront/Orders/Giro code',
  component: GiroCode,
  args: { transfer },
} satisfies Meta<typeof GiroCode>

export default meta
type Story = StoryObj<typeof meta>

export const Euros: Story = {
  parameters: { rules: ['ORDER-42'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'GiroCode für die Überweisung' })).toBeVisible()
  },
}
/** There is no code for currencies other than the euro. */
export const Liras: Story = {
  args: { transfer: { ...transfer, currency: 'TRY' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
/** The code stays dark on light, so that banking apps can scan it. */
export const Dark: Story = { globals: { theme: 'dark' } }
