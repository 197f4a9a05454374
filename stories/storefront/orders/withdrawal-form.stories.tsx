import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { WithdrawalForm } from '@/screens/storefront/orders/withdrawal-form'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Withdrawal form',
  component: WithdrawalForm,
  parameters: { layout: 'padded' },
  args: { state: { status: 'form' }, onConfirm: fn() },
} satisfies Meta<typeof WithdrawalForm>

export default meta
type Story = StoryObj<typeof meta>

const fill: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Ihr Name'), 'Sabine Koch')
  await userEvent.type(canvas.getByLabelText('Bestellnummer'), 'VD-2026-000418')
  await userEvent.type(canvas.getByLabelText('E-Mail-Adresse'), 'sabine.koch@post.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Vertrag widerrufen' }))
  await canvas.findByRole('button', { name: 'Widerruf bestätigen' })
}

export const Form: Story = { ...pictured }
export const Messages: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vertrag widerrufen' }))
    await waitFor(() => expect(canvas.getByLabelText('Ihr Name')).toHaveFocus())
    await waitFor(() => expect(canvas.getByLabelText('Bestellnummer')).toBeInvalid())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Review: Story = { play: fill }
export const ReviewWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { args, canvas, step } = context
    await fill(context)
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
  },
}
export const Sending: Story = { args: { state: { status: 'sending' } }, play: fill }
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async (context) => {
    await fill(context)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'Der Widerruf konnte nicht gesendet werden.',
    )
  },
}
export const Done: Story = {
  args: { state: { status: 'done', receivedAt: '2026-11-21T09:12:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihr Widerruf ist eingegangen.')
  },
}
