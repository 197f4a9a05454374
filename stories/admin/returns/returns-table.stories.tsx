import { expect, fn } from '@storybook/test'
import { ReturnRows, ReturnsTable } from '@/screens/admin/returns/returns-table'
import preview from '#.storybook/preview'
import { returnRows } from '../../fixtures/admin-returns'
import { changed } from '../shared/changed'
import { onPhone, whenPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Admin/Returns/Returns table',
  component: ReturnsTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { returns: returnRows, onOpen: fn() },
})

export default meta

export const Ready = meta.story()
/** A long name is shortened; status and date stay inside the window. */
export const PhoneLongName = meta.story({
  globals: onPhone,
  parameters: { layout: 'fullscreen' },
  args: {
    returns: returnRows.map((row) => ({
      ...row,
      name: 'Karl-Theodor Maria Nikolaus Freiherr zu Guttenbergen',
    })),
  },
  render: (args) => <ReturnRows {...args} />,
})
PhoneLongName.test(
  'nothing is wider than its row',
  whenPhone(async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    }
  }),
)
export const Dark = meta.story({ globals: { theme: 'dark' } })

export const ChangedByAnother = meta.story({
  args: { columns: ['customer', 'received'] },
  decorators: [changed(...returnRows.slice(0, 1))],
  parameters: { rules: ['ADMIN-643', 'ADMIN-680'] },
})
ChangedByAnother.test('the row says so, in the chosen columns', async ({ canvas }) => {
  await expect(canvas.getAllByText('az önce değişti')).toHaveLength(1)
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
})
