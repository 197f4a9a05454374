import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import type { OrderView } from '@/screens/admin/orders/orders-types'
import { body, dialogIn, questionIn } from '../shared/body'
import { inShell } from '../shared/in-shell'
import { wide } from '../shared/phone'
import { ordersArgs } from './orders-args'

const meta = {
  title: 'Admin/Orders/Views',
  component: OrdersScreen,
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

const turkish: OrderView = {
  name: 'Türkiye, hazırlanıyor',
  filters: { search: '', platform: 'turkey', status: 'processing' },
  sort: 'oldest',
}

export const Menu: Story = {
  args: { views: [turkish], filters: turkish.filters, sort: turkish.sort },
}
export const MenuWorks: Story = {
  ...Menu,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, step }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Görünüm: ${turkish.name}` }))
      return within(await body(canvasElement).findByRole('menu'))
    }
    await step('a ready one', async () => {
      const menu = await open()
      await expect(menu.getByRole('menuitemradio', { name: turkish.name })).toBeChecked()
      await userEvent.click(menu.getByRole('menuitemradio', { name: 'Ödeme bekleyenler' }))
      await expect(args.onViewApply).toHaveBeenCalledWith({
        filters: { search: '', payment: 'pending' },
        sort: 'newest',
      })
    })
    await step('deleting asks first', async () => {
      await userEvent.click(
        (await open()).getByRole('menuitem', { name: `“${turkish.name}” görünümünü sil` }),
      )
      const question = await questionIn(canvasElement)
      await expect(args.onViewRemove).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: 'Sil' }))
      await expect(args.onViewRemove).toHaveBeenCalledWith(turkish.name)
    })
  },
}

export const Saving: Story = {
  args: { views: [turkish], filters: { search: 'koch' } },
}
export const SavingWorks: Story = {
  ...Saving,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Görünümler' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Bu görünümü kaydet' }))
    const dialog = await dialogIn(canvasElement, 'Görünümü kaydet')
    const name = dialog.getByRole('textbox', { name: 'Görünüm adı' })
    const save = dialog.getByRole('button', { name: 'Kaydet' })
    await step('a name is needed, and a free one', async () => {
      await userEvent.click(save)
      await expect(name).toHaveAccessibleDescription('Görünüm adı gereklidir')
      await expect(name).toHaveFocus()
      await userEvent.type(name, ` ${turkish.name} `)
      await userEvent.click(save)
      await expect(name).toHaveAccessibleDescription('Bu adda bir görünüm var')
      await expect(args.onViewSave).not.toHaveBeenCalled()
    })
    await step('it is trimmed', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, ' Koch ')
      await userEvent.click(save)
      await expect(args.onViewSave).toHaveBeenCalledWith('Koch')
    })
  },
}
