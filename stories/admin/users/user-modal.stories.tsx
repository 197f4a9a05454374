import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { UserModal } from '@/screens/admin/users/user-modal'
import { UserOrders } from '@/screens/admin/users/user-orders'
import { UsersScreen } from '@/screens/admin/users/users-screen'
import preview from '#.storybook/preview'
import { bannedUser, endingUser, inactiveUser, plainUser, userOrders } from '../../fixtures/admin-users'
import { dialogIn, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { usersArgs } from './users-args'

const manage = (item: typeof endingUser) => ({ state: { status: 'ready', item } as const })

/** One customer in a dialog: details, Premium, orders, a ban, and the data that the law lets them ask for. */
const meta = preview.meta({
  title: 'Admin/Users/User dialog',
  component: UserModal,
  render: (args) => <UsersScreen {...usersArgs} dialogs={<UserModal {...args} />} />,
  decorators: [inShell('users')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    ...manage(endingUser),
    orders: <UserOrders orders={userOrders} all="/admin/dashboard?section=orders" onPageChange={fn()} />,
    onRetry: fn(),
    onClose: fn(),
    addedNotes: 0,
    onNoteAdd: fn(),
    onEdit: fn(),
    onAddress: fn(),
    onStatusChange: fn(),
    onPremiumChange: fn(),
    onDataExport: fn(),
    onAnonymise: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Manage = meta.story({
  tags: ['picture'],
})
Manage.test('extending asks for months, one by default', async ({ args, canvasElement, step }) => {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await expect(dialog.getByText('Bitiş 26 Kasım 2026, 2 kez uzatıldı')).toBeInTheDocument()
  await expect(dialog.getByText('Tamamlandı')).toBeInTheDocument()
  await expect(dialog.queryByText('Yasak nedeni')).toBeNull()
  await expect(dialog.getByRole('link', { name: 'VD-2026-000428' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=orders&order=order-428',
  )
  await step('extending asks for months, one by default', async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Uzat' }))
    const prompt = await dialogIn(canvasElement, 'Premium süresini uzat')
    await expect(prompt.getByRole('button', { name: '1 ay ekle' })).toBeInTheDocument()
    await userEvent.click(prompt.getByRole('radio', { name: '3 ay' }))
    await expect(prompt.getByText('Yeni bitiş tarihi 26 Şubat 2027')).toBeInTheDocument()
    await userEvent.click(prompt.getByRole('button', { name: '3 ay ekle' }))
    await expect(args.onPremiumChange).toHaveBeenCalledWith('zeynep', { action: 'extend', months: 3 })
  })
})

Manage.test('[ADMIN-660] notes say who and when; another one is added', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await expect(dialog.getByText(/^Telefonla aranmak istiyor/)).toBeInTheDocument()
  await expect(dialog.getByText(/, Elif Yılmaz$/)).toBeInTheDocument()
  await userEvent.type(dialog.getByLabelText('Yeni not'), ' Kargo komşuya bırakılabilir. ')
  await userEvent.click(dialog.getByRole('button', { name: 'Not ekle' }))
  await expect(args.onNoteAdd).toHaveBeenCalledWith('zeynep', 'Kargo komşuya bırakılabilir.')
})
Manage.test('[ADMIN-665] shows the address book', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  const book = within(dialog.getByRole('region', { name: 'Adresler' }))
  await expect(book.getByText('Packstation 145')).toBeInTheDocument()
  await expect(book.getByText('Varsayılan')).toBeInTheDocument()
})
Manage.test('opens the form', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await userEvent.click(dialog.getByRole('button', { name: 'Bilgileri düzenle' }))
  await expect(args.onEdit).toHaveBeenCalledOnce()
})

/** Whoever may only look changes nobody, and gets no data out. */
export const ReadOnly = meta.story({
  decorators: [permitted('customers.read', 'orders.read')],
  parameters: { rules: ['ADMIN-240'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(dialog.getByRole('link', { name: 'VD-2026-000428' })).toBeInTheDocument()
    for (const name of [
      'Uzat',
      'Durdur',
      'Kullanıcıyı yasakla',
      'Verileri indir (JSON)',
      'Anonimleştir',
      'Bilgileri düzenle',
      'Not ekle',
    ])
      await expect(dialog.queryByRole('button', { name })).toBeNull()
  },
})

export const ExtendPrompt = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Uzat' }))
    const prompt = await dialogIn(canvasElement, 'Premium süresini uzat')
    await userEvent.click(prompt.getByRole('radio', { name: '3 ay' }))
  },
})

export const StopPremium = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Durdur' }))
    await questionIn(canvasElement)
  },
})
StopPremium.test('calls onPremiumChange', async ({ args, canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
  await expect(args.onPremiumChange).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: 'Üyeliği durdur' }))
  await expect(args.onPremiumChange).toHaveBeenCalledWith('zeynep', { action: 'deactivate' })
})

export const BanQuestion = meta.story({
  args: manage(plainUser),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kullanıcıyı yasakla' }))
    await questionIn(canvasElement)
  },
})

export const LiftBan = meta.story({
  args: manage(bannedUser),
})
LiftBan.test('calls onStatusChange', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await expect(dialog.getByText(/^Üç kez iade edilen ödeme/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Yasağı kaldır' }))
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Yasağı kaldır' }))
  await expect(args.onStatusChange).toHaveBeenCalledWith('emre', 'active')
})

export const ActivateInactive = meta.story({
  args: manage(inactiveUser),
})
ActivateInactive.test(
  'an inactive user is activated without a question; an ended membership starts again',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    await step('an inactive user is activated without a question', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Kullanıcıyı etkinleştir' }))
      await expect(args.onStatusChange).toHaveBeenCalledWith('petra', 'active')
    })
    await step('an ended membership starts again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Etkinleştir' }))
      const prompt = await dialogIn(canvasElement, 'Premium üyeliği etkinleştir')
      await userEvent.click(prompt.getByRole('button', { name: '1 ay ekle' }))
      await expect(args.onPremiumChange).toHaveBeenCalledWith('petra', { action: 'activate', months: 1 })
    })
  },
)

export const ManageWithoutPremium = meta.story({ args: manage(plainUser) })
ManageWithoutPremium.test('[ADMIN-541] a ban has a reason', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Kullanıcıyı yasakla' }))
  const question = await questionIn(canvasElement)
  await expect(question.getByText(/giriş yapamaz/)).toBeInTheDocument()
  await userEvent.type(question.getByLabelText(/^Yasak nedeni/), '  Üç iade edilen ödeme ')
  await userEvent.click(question.getByRole('button', { name: 'Kullanıcıyı yasakla' }))
  await expect(args.onStatusChange).toHaveBeenCalledWith('sabine', 'banned', 'Üç iade edilen ödeme')
})
export const ManageLoading = meta.story({ args: { state: { status: 'loading' } } })
export const ManageFailed = meta.story({
  args: { state: { status: 'error' } },
})
ManageFailed.test('calls onRetry', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const SavingPremium = meta.story({ args: { saving: 'premium' } })
export const SavingStatus = meta.story({ args: { saving: 'status' } })

export const StatusUpdated = meta.story({
  args: { ...manage(plainUser), notice: { code: 'statusUpdated' } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText('Kullanıcı durumu başarıyla güncellendi!')).toBeInTheDocument()
    await waitFor(() => expect(args.onNoticeEnd).toHaveBeenCalled())
  },
})
export const StatusFailed = meta.story({
  args: { ...manage(plainUser), notice: { code: 'statusFailed' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Kullanıcı durumu güncellenirken hata oluştu')
  },
})
export const PremiumRefused = meta.story({
  args: { notice: { code: 'premiumRefused' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('İşlem başarısız')
  },
})
export const DarkManage = meta.story({
  globals: { ...wide.globals, theme: 'dark' },
})
export const PhoneManage = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
})

ManageWithoutPremium.test('whoever is to be forgotten is typed', async ({ args, canvasElement, step }) => {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await userEvent.click(dialog.getByRole('button', { name: 'Verileri indir (JSON)' }))
  await expect(args.onDataExport).toHaveBeenCalledWith(plainUser.id)
  await step('whoever is to be forgotten is typed', async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Anonimleştir' }))
    const question = await questionIn(canvasElement)
    const typed = question.getByRole('textbox')
    await userEvent.type(typed, 'jemand@example.org')
    await userEvent.click(question.getByRole('button', { name: 'Anonimleştir' }))
    await expect(typed).toHaveAccessibleDescription('E-posta adresi uyuşmuyor')
    await expect(args.onAnonymise).not.toHaveBeenCalled()
    await userEvent.clear(typed)
    await userEvent.type(typed, `${plainUser.email.toUpperCase()}{Enter}`)
    await waitFor(() => expect(args.onAnonymise).toHaveBeenCalledWith(plainUser.id))
  })
})
export const AddingNote = meta.story({ args: { saving: 'note' } })
export const Exporting = meta.story({ args: { ...manage(plainUser), saving: 'export' } })
export const Anonymising = meta.story({ args: { ...manage(plainUser), saving: 'anonymise' } })
export const AnonymiseRefused = meta.story({
  args: {
    ...manage(plainUser),
    notice: {
      code: 'anonymiseFailed',
      message: 'Hesap, tüm siparişler kargolandığında veya iptal edildiğinde silinebilir.',
    },
  },
})
