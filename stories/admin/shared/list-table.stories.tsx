import { useState, type ComponentProps } from 'react'
import { expect, userEvent, waitFor } from '@storybook/test'
import { ListTable } from '@/screens/admin/shared/lists/list-table'
import { RowList } from '@/screens/admin/shared/lists/row-list'
import { Checkbox } from '@/ui/checkbox'
import preview from '#.storybook/preview'

const names = ['Birinci', 'İkinci', 'Üçüncü']
const items = names.map((name) => ({ id: name, name }))

function Tasks() {
  const [rows, setRows] = useState(items)
  return (
    <main tabIndex={-1} className="outline-none">
      <h1>İşler</h1>
      <input aria-label="Ara" />
      <ListTable
        label="İşler"
        rows={rows}
        columns={[
          {
            header: 'Ad',
            cell: ({ name }) => (
              <button type="button" data-opener>
                {name}
              </button>
            ),
          },
          {
            header: 'İşlem',
            cell: ({ id, name }) => (
              <button type="button" onClick={() => setRows((now) => now.filter((row) => row.id !== id))}>
                {name} bitti
              </button>
            ),
          },
        ]}
      />
    </main>
  )
}

/** Rows of the back office, which the keyboard alone can work: J and K go from row to row, X takes one. */
const meta = preview.meta({
  title: 'Admin/Shared/List table',
  component: ListTable,
  args: {
    label: 'İşler',
    rows: items,
    columns: [
      { header: 'Ad', cell: ({ name }) => name },
      { header: 'Harf', numeric: true, cell: ({ name }) => name.length },
    ],
  },
  render: (args: ComponentProps<typeof ListTable<(typeof items)[number]>>) => <ListTable {...args} />,
})

export default meta

export const Ready = meta.story()
/** Rows leave once they are done. */
export const Leaving = meta.story({ render: () => <Tasks /> })
Leaving.test(
  'the focus goes on when its row leaves',
  { parameters: { rules: ['ADMIN-823'] } },
  async ({ canvas, canvasElement }) => {
    const finish = (name: string) => userEvent.click(canvas.getByRole('button', { name: `${name} bitti` }))
    const opener = (name: string) => canvas.getByRole('button', { name })
    await finish('İkinci')
    await waitFor(() => expect(opener('Üçüncü')).toHaveFocus())
    await finish('Üçüncü')
    await waitFor(() => expect(opener('Birinci')).toHaveFocus())
    await finish('Birinci')
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus())
  },
)
Leaving.test(
  'J goes to the first row, but where it is typed',
  { parameters: { rules: ['ADMIN-824'] } },
  async ({ canvas, canvasElement }) => {
    const first = canvas.getByRole('button', { name: 'Birinci' })
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'j')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('j')
    field.blur()
    await userEvent.keyboard('{Control>}j{/Control}')
    await expect(first).not.toHaveFocus()
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('button', { name: 'İkinci' })).toHaveFocus()
    canvasElement.querySelector('main')?.focus()
    await userEvent.keyboard('k')
    await expect(first).toHaveFocus()
  },
)

/** Items in place of a table, as on phones; the last one has nothing to open. */
export const Items = meta.story({
  render: () => (
    <main tabIndex={-1} className="outline-none">
      <h1>İşler</h1>
      <RowList>
        {names.map((name) => (
          <li key={name} data-row={name} className="flex min-h-12 items-center gap-3">
            <Checkbox size="admin" aria-label={`${name} seç`} />
            <button type="button">{name} gönder</button>
            {name !== 'Üçüncü' && (
              <button type="button" data-opener>
                {name}
              </button>
            )}
          </li>
        ))}
      </RowList>
    </main>
  ),
  parameters: { rules: ['ADMIN-841'] },
})
Items.test(
  'J, K and X are those of tables, and no other button gets the focus',
  { parameters: { rules: ['ADMIN-840'] } },
  async ({ canvas }) => {
    const opener = (name: string) => canvas.getByRole('button', { name })
    await userEvent.keyboard('j')
    await expect(opener('Birinci')).toHaveFocus()
    await userEvent.keyboard('jx')
    await expect(opener('İkinci')).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'İkinci seç' })).toBeChecked()
    await userEvent.keyboard('j')
    await expect(canvas.getAllByRole('listitem')[2]).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(opener('İkinci')).toHaveFocus()
  },
)
