import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { ActivityTable } from '@/screens/admin/activity/activity-table'
import { entryRows } from '../../fixtures/admin-activity'

const meta = {
  title: 'Admin/Activity/Changes table',
  component: ActivityTable,
  args: { entries: entryRows },
} satisfies Meta<typeof ActivityTable>

export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(entryRows.length + 1)
    await expect(canvas.getByText('Sipariş durumu değişti')).toBeVisible()
  },
}
