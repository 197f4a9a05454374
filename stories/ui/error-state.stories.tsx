import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { Botanical } from '@/art/botanical'
import { ErrorState } from '@/ui/error-state'

const meta = {
  title: 'UI/Feedback/Error state',
  tags: ['!autodocs'],
  component: ErrorState,
  args: { children: 'The products could not be loaded.', onRetry: fn() },
  argTypes: { drawing: { control: false }, action: { control: false } },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  args: { drawing: <Botanical name="hagebutte" preserveAspectRatio="xMidYMax meet" />, tint: 'rose' },
}
export const ShopWorks: Story = {
  ...Shop,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { retrying: true } }
export const WithoutRetry: Story = { args: { onRetry: undefined } }
export const Admin: Story = {
  args: {
    density: 'admin',
    title: 'The orders could not be loaded',
    children: 'Please check the connection.',
  },
}
