import { expect, fn, userEvent } from '@storybook/test'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import { ViewDialog, type ViewDialogProps } from '@/screens/admin/shared/views/view-dialog'
import type { ListView } from '@/shop/list-views/list-views'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { ordersArgs, OrdersPage, type OrdersPageProps } from './orders-page'

/** Filters under a name, ready-made or saved, as tabs above the list. */
const meta = preview.type<{ args: OrdersPageProps }>().meta({
  title: 'Admin/Orders/Views',
  component: OrdersScreen,
  render: (args) => <OrdersPage {...args} />,
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
})

export default meta

const turkish: ListView = {
  id: 'turkish',
  name: 'Türkiye, hazırlanıyor',
  query: 'status=processing&platform=turkey&sort=oldest',
  isShared: false,
}
const shared: ListView = {
  id: 'morning',
  name: 'Sabah listesi',
  query: 'range=today',
  isShared: true,
  owner: 'Ayşe',
}

/** Saved views follow the built-in ones; all say how many orders they hold. */
export const Tabs = meta.story({
  args: { saved: [turkish, shared], counts: [7, 14], current: turkish.query },
})
Tabs.test(
  '[ADMIN-543] a ready one; an own one with its count, to be changed and deleted; one that is shared',
  { parameters: { ...wide.parameters, layout: 'fullscreen', rules: ['ADMIN-65'] } },
  async ({ args, canvas }) => {
    const tab = (name: RegExp | string) => canvas.getByRole('button', { name })
    await expect(tab(new RegExp(`^${turkish.name} ?7$`))).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tab(/^Ödeme bekleyenler ?17$/))
    await expect(args.onApply).toHaveBeenLastCalledWith('status=valid&payment=pending')
    await userEvent.click(tab(/^Paylaşılan ?Sabah listesi ?14$/))
    await expect(args.onApply).toHaveBeenLastCalledWith(shared.query)
    await userEvent.click(tab(`“${turkish.name}” görünümünü düzenle`))
    await expect(args.onEdit).toHaveBeenCalledWith(turkish)
    await userEvent.click(tab(`“${turkish.name}” görünümünü sil`))
    await expect(args.onRemove).toHaveBeenCalledWith(turkish)
    await expect(canvas.queryByRole('button', { name: 'Bu görünümü kaydet' })).toBeNull()
  },
)

/** The shared view of somebody else is changed only by who may manage colleagues. */
export const SharedByOthers = meta.story({
  args: { saved: [shared], counts: [14], current: shared.query },
  decorators: [permitted('orders.read')],
  parameters: { rules: ['ADMIN-611'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Sabah listesi ?14$/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /görünümünü (sil|düzenle)$/ })).toBeNull()
  },
})

export const ManyTabs = meta.story({
  args: {
    saved: ['Kadıköy mağazası', 'Bu hafta kargoya verilenler', 'İade bekleyenler', 'Mobil, ödenmiş'].map(
      (name, index) => ({ ...turkish, id: name, name, query: `search=${index}` }),
    ),
  },
})
export const PhoneTabs = meta.story({
  ...phone,
  args: { saved: [turkish], current: turkish.query },
  parameters: { layout: 'fullscreen', ...phone.parameters },
})
/** The counts are loading, or failed to load. */
export const NotCounted = meta.story({
  args: { ready: ordersArgs.ready.map(({ label, query }) => ({ label, query })) },
})

export const Unnamed = meta.story({
  args: { saved: [turkish], current: 'search=koch' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bu görünümü kaydet' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

const koch = { name: 'Koch', isShared: false }
const dialog: ViewDialogProps = { mode: 'new', onSave: fn(), onCancel: fn() }
const asked = (props: Partial<ViewDialogProps> = {}) => ({ dialogs: <ViewDialog {...dialog} {...props} /> })

export const Saving = meta.story({ args: asked() })
Saving.test('[ADMIN-611] a name is needed; it is trimmed and may be shared', async ({ canvasElement }) => {
  const form = await dialogIn(canvasElement, 'Görünümü kaydet')
  const name = form.getByRole('textbox', { name: 'Görünüm adı' })
  const save = form.getByRole('button', { name: 'Kaydet' })
  await userEvent.click(save)
  await expect(name).toHaveAccessibleDescription('Görünüm adı gereklidir')
  await expect(name).toHaveFocus()
  await userEvent.type(name, ' Koch ')
  await userEvent.click(form.getByRole('checkbox', { name: /^Ekiple paylaş/ }))
  await userEvent.click(save)
  await expect(dialog.onSave).toHaveBeenCalledWith({ name: 'Koch', isShared: true })
})

/** Said at the field until the name is another one. */
export const NameTaken = meta.story({ args: asked({ view: turkish, refusal: 'nameTaken' }) })
NameTaken.test('is said at the field', async ({ canvasElement }) => {
  const name = (await dialogIn(canvasElement)).getByRole('textbox', { name: 'Görünüm adı' })
  await expect(name).toHaveAccessibleDescription('Bu adda bir görünüm var')
  await userEvent.type(name, ' 2')
  await expect(name).not.toHaveAccessibleDescription('Bu adda bir görünüm var')
})
export const TooMany = meta.story({ args: asked({ view: koch, refusal: 'tooMany' }) })
export const SaveFailed = meta.story({ args: asked({ view: koch, refusal: 'failed' }) })
export const Editing = meta.story({
  args: asked({ mode: 'edit', view: { ...turkish, isShared: true }, saving: true }),
})
export const Dark = meta.story({
  args: { saved: [turkish, shared], counts: [7, 14], current: shared.query },
  globals: { ...wide.globals, theme: 'dark' },
})
