import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { WithdrawalForm } from '@/screens/storefront/orders/withdrawal-form'
import preview from '#.storybook/preview'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Storefront/Orders/Withdrawal form',
  component: WithdrawalForm,
  parameters: { layout: 'padded' },
  args: { state: { status: 'form' as const }, onConfirm: fn() },
})

export default meta

async function fill({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Ihr Name'), 'Sabine Koch')
  await userEvent.type(canvas.getByLabelText('Bestellnummer'), 'VD-2026-000418')
  await userEvent.type(canvas.getByLabelText('E-Mail-Adresse'), 'sabine.koch@post.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Vertrag widerrufen' }))
  await canvas.findByRole('button', { name: 'Widerruf bestätigen' })
}

export const Form = meta.story({ ...pictured, tags: ['picture'] })
export const Messages = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vertrag widerrufen' }))
    await waitFor(() => expect(canvas.getByLabelText('Ihr Name')).toHaveFocus())
    await waitFor(() => expect(canvas.getByLabelText('Bestellnummer')).toBeInvalid())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})
export const Review = meta.story({ play: fill })
Review.test('back loses nothing, and what was typed is confirmed', async ({ args, canvas, step }) => {
  await step('back loses nothing', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Angaben ändern' }))
    await expect(canvas.getByLabelText('Ihr Name')).toHaveValue('Sabine Koch')
    await userEvent.click(canvas.getByRole('button', { name: 'Vertrag widerrufen' }))
  })
  await userEvent.click(await canvas.findByRole('button', { name: 'Widerruf bestätigen' }))
  await expect(args.onConfirm).toHaveBeenCalledWith({
    name: 'Sabine Koch',
    orderNumber: 'VD-2026-000418',
    email: 'sabine.koch@post.example',
    items: '',
    reason: '',
  })
})
export const Sending = meta.story({ args: { state: { status: 'sending' } }, play: fill })
export const Failed = meta.story({ args: { state: { status: 'failed' } }, play: fill })
Failed.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Der Widerruf konnte nicht gesendet werden.')
})
export const Done = meta.story({
  args: { state: { status: 'done', receivedAt: '2026-11-21T09:12:00.000Z' } },
})
Done.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Ihr Widerruf ist eingegangen.')
})
