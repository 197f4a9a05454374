import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ReturnRows, ReturnsTable } from '@/screens/admin/returns/returns-table'
import { returnRows } from '../../fixtures/admin-returns'
import { onPhone, whenPhone } from '../../fixtures/windows'

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
/** A long name is shortened; status and date stay inside the window. */
export const PhoneLongName: Story = {
  globals: onPhone,
  parameters: { layout: 'fullscreen' },
  args: {
    returns: returnRows.map((row) => ({
      ...row,
      name: 'Karl-Theodor Maria Nikolaus Freiherr zu Guttenbergen',
    })),
  },
  render: (args) => <ReturnRows {...args} />,
  play: whenPhone(async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    }
  }),
}
export const Dark: Story = { globals: { theme: 'dark' } }
