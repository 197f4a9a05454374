import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { StockNoticeForm } from '@/screens/storefront/product/stock-notice-form'

const meta = {
  title: 'Storefront/Stock notice form',
  component: StockNoticeForm,
  args: { state: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof StockNoticeForm>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const IdleWorks: Story = {
  ...Idle,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['CATALOGUE-40'] },
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText('E-Mail-Adresse')
    await userEvent.type(email, 'gesa{Enter}')
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    )
    await userEvent.type(email, '@post.example{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('gesa@post.example'))
  },
}
/** A signed-in customer's email address is prefilled. */
export const Account: Story = { args: { initialEmail: 'sabine.koch@post.example' } }
export const Sending: Story = { args: { state: { status: 'sending' } } }
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const Done: Story = {
  args: { state: { status: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bitte bestätigen Sie mit dem Link')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Turkish: Story = { globals: { language: 'tr' } }
