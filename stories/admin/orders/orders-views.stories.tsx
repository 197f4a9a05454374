import { expect, userEvent } from '@storybook/test'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import type { OrdersView } from '@/screens/admin/orders/orders-types'
import preview from '../../../.storybook/preview'
import { dialogIn, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { ordersArgs } from './orders-args'

/** Filters under a name, ready-made or saved, as tabs above the list. */
const meta = preview.meta({
  title: 'Admin/Orders/Views',
  component: OrdersScreen,
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
})

export default meta

const turkish: OrdersView = {
  name: 'Türkiye, hazırlanıyor',
  filters: { search: '', platform: 'turkey', status: 'processing' },
  sort: 'oldest',
}

/** Saved views follow the built-in ones, which show the number of their orders. */
export const Tabs = meta.story({
  args: { views: [turkish], filters: turkish.filters, sort: turkish.sort },
})
Tabs.test(
  'a ready one; deleting asks first',
  { parameters: { ...wide.parameters, layout: 'fullscreen', rules: ['ADMIN-65'] } },
  async ({ args, canvas, canvasElement, step }) => {
    const tab = (name: RegExp | string) => canvas.getByRole('button', { name })
    await step('a ready one', async () => {
      await expect(tab(turkish.name)).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(tab(/^Ödeme bekleyenler ?17$/))
      await expect(args.onViewApply).toHaveBeenCalledWith({
        filters: { search: '', status: 'valid', payment: 'pending' },
        sort: 'newest',
      })
    })
    await step('deleting asks first', async () => {
      await userEvent.click(tab(`“${turkish.name}” görünümünü sil`))
      const question = await questionIn(canvasElement)
      await expect(args.onViewRemove).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: 'Sil' }))
      await expect(args.onViewRemove).toHaveBeenCalledWith(turkish.name)
    })
  },
)
export const ManyTabs = meta.story({
  args: {
    views: ['Kadıköy mağazası', 'Bu hafta kargoya verilenler', 'İade bekleyenler', 'Mobil, ödenmiş'].map(
      (name, index) => ({ ...turkish, name, filters: { search: String(index) } }),
    ),
  },
})
export const PhoneTabs = meta.story({
  ...phone,
  args: { views: [turkish], filters: turkish.filters, sort: turkish.sort },
  parameters: { layout: 'fullscreen', ...phone.parameters },
})
/** The counts are loading, or failed to load. */
export const NotCounted = meta.story({ args: { counts: undefined } })

export const Saving = meta.story({
  args: { views: [turkish], filters: { search: 'koch' } },
})
Saving.test(
  'a name is needed, and a free one; it is trimmed',
  async ({ args, canvas, canvasElement, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bu görünümü kaydet' }))
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
)
