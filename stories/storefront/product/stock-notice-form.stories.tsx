import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { StockNoticeForm } from '@/screens/storefront/product/stock-notice-form'
import preview from '#.storybook/preview'

const meta = preview.meta({
  title: 'Storefront/Product/Stock notice form',
  component: StockNoticeForm,
  args: { state: { status: 'idle' as const }, onSubmit: fn() },
})

export default meta

export const Idle = meta.story()
Idle.test('calls onSubmit', { parameters: { rules: ['CATALOGUE-40'] } }, async ({ args, canvas }) => {
  const email = canvas.getByLabelText('E-Mail-Adresse')
  await userEvent.type(email, 'gesa{Enter}')
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
  )
  await userEvent.type(email, '@post.example{Enter}')
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('gesa@post.example'))
})
/** A signed-in customer's email address is prefilled. */
export const Account = meta.story({ args: { initialEmail: 'sabine.koch@post.example' } })
export const Sending = meta.story({ args: { state: { status: 'sending' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})
export const Done = meta.story({
  args: { state: { status: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bitte bestätigen Sie mit dem Link')
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
