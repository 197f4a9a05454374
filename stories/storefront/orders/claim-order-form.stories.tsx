import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { ClaimOrderForm } from '@/screens/storefront/orders/claim-order-form'
import preview from '#.storybook/preview'

const meta = preview.meta({
  title: 'Storefront/Orders/Claim order form',
  component: ClaimOrderForm,
  args: { state: { status: 'idle' as const }, onSubmit: fn() },
})

export default meta

export const Idle = meta.story()
Idle.test(
  'both are needed; and are sent',
  { parameters: { rules: ['ORDER-40'] } },
  async ({ args, canvas, step }) => {
    await step('both are needed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bestellung hinzufügen' }))
      await waitFor(() => expect(canvas.getByLabelText('Bestellnummer')).toHaveFocus())
      await waitFor(() => expect(canvas.getByLabelText('Code')).toBeInvalid())
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('and are sent', async () => {
      await userEvent.type(canvas.getByLabelText('Bestellnummer'), 'VD-2026-000427')
      await userEvent.type(canvas.getByLabelText('Code'), '7KQ2{Enter}')
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({ orderNumber: 'VD-2026-000427', code: '7KQ2' }),
      )
    })
  },
)
export const Saving = meta.story({ args: { state: { status: 'saving' } } })
export const NotFound = meta.story({
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Prüfen Sie Nummer und Code')
  },
})
export const Failed = meta.story({ args: { state: { status: 'failed' } } })
export const Done = meta.story({
  args: { state: { status: 'done', orderNumber: 'VD-2026-000427' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('VD-2026-000427 ist jetzt in Ihrem Konto')
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
