import { expect, fn } from '@storybook/test'
import { GuestModal } from '@/screens/admin/users/guest-modal'
import { GuestsScreen } from '@/screens/admin/users/guests-screen'
import { UserOrders } from '@/screens/admin/users/user-orders'
import preview from '#.storybook/preview'
import { guestRows, guestsPage, userOrders } from '../../fixtures/admin-users'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { usersArgs } from './users-args'

const [guest] = guestRows
if (!guest) throw new RangeError('a guest is needed')

const ALL_ORDERS = '/admin/dashboard?section=orders&search=selin.demir%40posta.example'

/** Who ordered without an account, with their orders. */
const meta = preview.meta({
  title: 'Admin/Users/Guest dialog',
  component: GuestModal,
  render: (args) => (
    <GuestsScreen
      {...usersArgs}
      state={guestsPage}
      filters={{ search: '', guestsOnly: true }}
      onOpen={fn()}
      dialogs={<GuestModal {...args} />}
    />
  ),
  decorators: [inShell('users')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'ready', item: guest } as const,
    orders: <UserOrders orders={userOrders} all={ALL_ORDERS} onPageChange={fn()} />,
    onRetry: fn(),
    onClose: fn(),
  },
})

export default meta

export const Opened = meta.story({
  parameters: { rules: ['ADMIN-712'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Misafir')
    await expect(dialog.getByText('+90 532 555 01 02')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Tüm siparişleri aç' })).toHaveAttribute('href', ALL_ORDERS)
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
