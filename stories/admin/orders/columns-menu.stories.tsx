import { expect, fn, screen, userEvent, within } from '@storybook/test'
import { ColumnsMenu } from '@/screens/admin/shared/lists/columns-menu'
import preview from '#.storybook/preview'
import { onPhone } from '../../fixtures/windows'

/** Chooses and orders the columns of a table. */
const meta = preview.meta({
  title: 'Admin/Orders/Columns menu',
  component: ColumnsMenu,
  args: {
    names: { customer: 'Müşteri', status: 'Durum', total: 'Tutar' },
    chosen: ['total', 'customer'],
    onChange: fn(),
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Sütunlar' })),
})

export default meta

export const Chosen = meta.story()
Chosen.test(
  'a column is hidden, shown, moved, and all come back',
  { parameters: { rules: ['ADMIN-680'] } },
  async ({ args }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Sütunlar' }))
    await userEvent.click(menu.getByRole('checkbox', { name: 'Müşteri' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['total'])
    await userEvent.click(menu.getByRole('checkbox', { name: 'Durum' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['total', 'customer', 'status'])
    const first = menu.getByRole('button', { name: 'Tutar: öne al' })
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(first)
    await expect(first).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await userEvent.click(menu.getByRole('button', { name: 'Tutar: arkaya al' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['customer', 'total'])
    await userEvent.click(menu.getByRole('button', { name: 'Varsayılan sütunlar' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
)
export const Standard = meta.story({ args: { chosen: undefined } })
export const Phone = meta.story({ globals: onPhone })
