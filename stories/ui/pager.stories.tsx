import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { Pager } from '@/ui/pager'

const meta = {
  title: 'UI/Navigation/Pager',
  tags: ['!autodocs'],
  component: Pager,
  args: { page: 2, totalPages: 622, total: 12438, onPageChange: fn(), className: 'w-120 max-w-full' },
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const MiddleWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Page 2 / 622 (12,438 entries)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
  },
}
export const OnlyPage: Story = {
  args: { page: 1, totalPages: 1, total: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}
export const NoEntries: Story = { args: { page: 1, totalPages: 0, total: 0 } }
