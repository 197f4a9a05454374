import { expect, fn } from '@storybook/test'
import { ReturnRows, ReturnsTable } from '@/screens/admin/returns/returns-table'
import preview from '../../../.storybook/preview'
import { returnRows } from '../../fixtures/admin-returns'
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
