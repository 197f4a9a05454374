import { useState } from 'react'
import { expect, userEvent, waitFor } from '@storybook/test'
import { ListTable } from '@/screens/admin/shared/lists/list-table'
import preview from '#.storybook/preview'

const names = ['Birinci', 'İkinci', 'Üçüncü']

/** Rows that leave once they are done. */
function Tasks() {
  const [rows, setRows] = useState(() => names.map((name) => ({ id: name, name })))
  return (
    <main tabIndex={-1} className="outline-none">
      <h1>İşler</h1>
      <input aria-label="Ara" />
      <ListTable
        label="İşler"
        rows={rows}
        columns={[
          { header: 'Ad', cell: ({ name }) => name },
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

/** Rows of the back office by the keyboard alone. */
const meta = preview.meta({ title: 'Admin/Shared/List table', component: Tasks })

export default meta

export const Ready = meta.story()
Ready.test(
  'the focus goes on when its row leaves',
  { parameters: { rules: ['ADMIN-823'] } },
  async ({ canvas, canvasElement }) => {
    const done = (name: string) => canvas.getByRole('button', { name: `${name} bitti` })
    done('İkinci').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(done('Üçüncü')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(done('Birinci')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus())
  },
)
Ready.test(
  'J goes to the first row, but where it is typed',
  { parameters: { rules: ['ADMIN-824'] } },
  async ({ canvas, canvasElement }) => {
    const first = canvas.getByRole('button', { name: 'Birinci bitti' })
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
    await expect(canvas.getByRole('button', { name: 'İkinci bitti' })).toHaveFocus()
    canvasElement.querySelector('main')?.focus()
    await userEvent.keyboard('k')
    await expect(first).toHaveFocus()
  },
)
