import { expect, fn, userEvent, within } from '@storybook/test'
import { money, toMinor } from '@/shop/shared/money'
import type { SubscriptionDetail, SubscriptionRecord } from '@/shop/subscriptions/subscription'
import { subscriptionDetail, subscriptionList } from '@/shop/subscriptions/subscriptions.mocks'
import type { ListState } from '@/screens/admin/shared/lists/list-state'
import { MatchTerminationDialog } from '@/screens/admin/subscriptions/match-termination-dialog'
import { SubscriptionDialog } from '@/screens/admin/subscriptions/subscription-dialog'
import { SubscriptionsScreen } from '@/screens/admin/subscriptions/subscriptions-screen'
import { SubscriptionsTable } from '@/screens/admin/subscriptions/subscriptions-table'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { pictured } from '../../fixtures/pictures'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'

const items: SubscriptionRecord[] = subscriptionList.subscriptions.map(({ _id: id, price, ...row }) => ({
  id,
  ...row,
  price: price && money(toMinor(price.amount), price.currency),
}))
const { _id, price, ...same } = subscriptionDetail
const detail: SubscriptionDetail = {
  id: _id,
  ...same,
  price: price && money(toMinor(price.amount), price.currency),
}
const [first] = subscriptionList.unmatched.map(({ _id: id, ...row }) => ({ id, ...row }))
if (!first) throw new Error('a termination waits')
const unmatched = [first]
const ready = { status: 'ready', items, page: 1, pages: 1, total: items.length } as const

const meta = preview.meta({
  title: 'Admin/Subscriptions/Subscriptions page',
  component: SubscriptionsScreen,
  decorators: [inShell('subscriptions')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    columns: { chosen: undefined, onChange: fn() },
    filters: { search: '' },
    figures: {
      active: 1,
      paused: 1,
      coming: { count: 1, value: [money(2_142)] },
      ended: { count: 1, percent: 33.3 },
    },
    products: subscriptionList.products.map(({ _id: id, name }) => ({ id, name })),
    unmatched,
    onMatch: fn(),
    onSettle: fn(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'shows figures and terminations that fit none, and opens one',
  { parameters: { rules: ['ADMIN-770'] } },
  async ({ args, canvas }) => {
    await expect(canvas.getByText('Teelieferung Abendruhe')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'İşlendi: Gesa Gast' }))
    await expect(args.onSettle).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Eşleştir: Gesa Gast' }))
    await expect(args.onMatch).toHaveBeenCalledWith(first.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Göster: SA-000012' }))
    await expect(args.onOpen).toHaveBeenCalledWith(detail.id)
  },
)
export const ReadOnly = meta.story({ decorators: [permitted('orders.read')] })
ReadOnly.test('offers nothing that may not be done', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /İşlendi/ })).toBeNull()
})
export const Loading = meta.story({
  args: { state: { status: 'loading' }, figures: undefined, unmatched: [] },
})
export const LoadFailed = meta.story({
  args: { state: { status: 'error' }, figures: undefined, unmatched: [] },
})
LoadFailed.test('waits for no figures', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Rakamlar' })).toBeNull()
})
export const Empty = meta.story({
  args: {
    state: { status: 'empty' },
    unmatched: [],
    figures: { active: 0, paused: 0, coming: { count: 0, value: [] }, ended: { count: 0, percent: 0 } },
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
/** Nothing waits: the list begins at once, its figures stand below it. */
export const PhoneSettled = Phone.extend({ args: { unmatched: [] } })
PhoneSettled.test(
  'begins at 200 px at most',
  { parameters: { rules: ['ADMIN-821'] } },
  async ({ canvas, canvasElement }) => {
    const top = (element: Element) =>
      element.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top
    const [row] = canvas.getAllByRole('button', { name: /^Göster/ })
    const list = row?.closest('ul')
    if (!list) throw new Error('no list')
    await expect(top(list)).toBeLessThanOrEqual(200)
    await expect(top(canvas.getByRole('region', { name: 'Rakamlar' }))).toBeGreaterThan(top(list))
  },
)
export const Opened = meta.story({
  args: {
    dialogs: (
      <SubscriptionDialog
        state={{ status: 'ready', item: detail }}
        onAct={fn()}
        onRetry={fn()}
        onClose={fn()}
      />
    ),
  },
})
Opened.test(
  'shows what was changed, when and by whom',
  { parameters: { rules: ['ORDER-861'] } },
  async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const changes = within(dialog.getByRole('region', { name: 'Yapılan değişiklikler' }))
    await expect(changes.getByText(/Elif Yılmaz · Betriebsferien$/)).toBeVisible()
    await expect(changes.getByText('Sıklık: 2 yerine 4 haftada bir')).toBeVisible()
  },
)
/** Only some of its columns. */
export const FewColumns = meta.story({
  render: () => <SubscriptionsTable rows={items} columns={['customer', 'status']} onOpen={fn()} />,
})
const act = fn()
export const Acting = meta.story({
  args: {
    dialogs: (
      <SubscriptionDialog
        state={{ status: 'ready', item: detail }}
        onAct={act}
        onRetry={fn()}
        onClose={fn()}
      />
    ),
  },
})
Acting.test('asks for a reason', { parameters: { rules: ['ADMIN-770'] } }, async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'İşlem' }), 'Durdur')
  await userEvent.click(dialog.getByRole('button', { name: 'Durdur' }))
  await expect(dialog.getByRole('textbox', { name: 'Neden' })).toBeInvalid()
  await expect(act).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Neden' }), 'Yaz tatili')
  await userEvent.click(dialog.getByRole('button', { name: 'Durdur' }))
  await expect(act).toHaveBeenCalledWith('pause', 'Yaz tatili')
})
export const OpenLoading = meta.story({
  args: {
    dialogs: <SubscriptionDialog state={{ status: 'loading' }} onAct={fn()} onRetry={fn()} onClose={fn()} />,
  },
})
export const OpenFailed = meta.story({
  args: {
    dialogs: <SubscriptionDialog state={{ status: 'error' }} onAct={fn()} onRetry={fn()} onClose={fn()} />,
  },
})

const onMatch = fn()
const matchingWith = (found: ListState<SubscriptionRecord>, serverError?: string) => (
  <MatchTerminationDialog
    termination={first}
    search="gesa@post.example"
    found={found}
    serverError={serverError}
    onSearch={fn()}
    onMatch={onMatch}
    onRetry={fn()}
    onClose={fn()}
  />
)
export const Matching = meta.story({ args: { dialogs: matchingWith(ready) } })
Matching.test(
  'ends the Sparabo that is chosen',
  { parameters: { rules: ['ADMIN-781'] } },
  async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const submit = dialog.getByRole('button', { name: 'Aboneliği sona erdir' })
    await userEvent.click(submit)
    await expect(dialog.getByText('Lütfen bir abonelik seçin')).toBeVisible()
    await expect(onMatch).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('radio', { name: /SA-000007/ }))
    await userEvent.click(submit)
    await expect(onMatch).toHaveBeenCalledWith(items[1]?.id)
  },
)
export const MatchingLoading = meta.story({ args: { dialogs: matchingWith({ status: 'loading' }) } })
export const MatchingFailed = meta.story({ args: { dialogs: matchingWith({ status: 'error' }) } })
export const MatchingNone = meta.story({ args: { dialogs: matchingWith({ status: 'empty' }) } })
export const MatchingRefused = meta.story({ args: { dialogs: matchingWith(ready, '') } })
