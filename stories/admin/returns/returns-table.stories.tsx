import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ReturnsTable } from '@/screens/admin/returns/returns-table'
import { returnRows } from '../../fixtures/admin-returns'

const meta = {
  title: 'Admin/Returns table',
  component: ReturnsTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { returns: returnRows, onOpen: fn() },
} satisfies Meta<typeof ReturnsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Karar ver: Jonas Feldmann' }))
    await expect(args.onOpen).toHaveBeenCalledWith('jonas')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
