import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { ActivityRows, ActivityTable } from '@/screens/admin/activity/activity-table'
import { entryRows } from '../../fixtures/admin-activity'
import { onPhone } from '../../fixtures/windows'

const meta = {
  title: 'Admin/Activity table',
  component: ActivityTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { entries: entryRows },
} satisfies Meta<typeof ActivityTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(entryRows.length + 1)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = {
  globals: onPhone,
  parameters: { layout: 'fullscreen' },
  render: (args) => <ActivityRows {...args} />,
}
