import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CloseButton } from '@/ui/close-button'

const meta = {
  title: 'UI/Actions/Close button',
  tags: ['!autodocs'],
  component: CloseButton,
  args: { onClick: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['admin', 's', 'm'] } },
} satisfies Meta<typeof CloseButton>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {}
export const ShopWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}
export const OwnLabel: Story = { args: { label: 'Remove coupon AUTUMN10', size: 's' } }
export const Admin: Story = { args: { size: 'admin' } }
