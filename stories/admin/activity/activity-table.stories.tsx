import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { ActivityRows, ActivityTable } from '@/screens/admin/activity/activity-table'
import { entryRows } from '../../fixtures/admin-activity'
import { onPhone, whenPhone } from '../../fixtures/windows'

const meta = {
  title: 'Admin/Activity/Table of changes',
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
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent('Fiyatlar · Almanya: 4,90 € → 5,40 €')
    await expect(first).toHaveTextContent('Platformlar: Almanya → Almanya, Mobil Uygulama')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = {
  globals: onPhone,
  parameters: { layout: 'fullscreen' },
  render: (args) => <ActivityRows {...args} />,
}
/** A long name is shortened, so that the time keeps its one line. */
export const PhoneLongName: Story = {
  ...Phone,
  args: {
    entries: entryRows.map((entry) => ({
      ...entry,
      actor: 'Maximiliane Oberländer-Schwarzenberger von Hohenstaufen',
    })),
  },
  play: whenPhone(async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    }
    for (const name of canvas.getAllByText(/^Maximiliane/)) {
      await expect(name.nextElementSibling?.clientHeight).toBeLessThanOrEqual(name.clientHeight)
    }
  }),
}
