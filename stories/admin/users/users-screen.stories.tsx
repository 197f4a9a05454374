import { expect, userEvent } from '@storybook/test'
import { UsersScreen } from '@/screens/admin/users/users-screen'
import preview from '#.storybook/preview'
import { userRows } from '../../fixtures/admin-users'
import { body } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'
import { usersArgs, usersPage } from './users-args'

const meta = preview.meta({
  title: 'Admin/Users/Users page',
  component: UsersScreen,
  decorators: [inShell('users')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: usersArgs,
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'remaining days by their rules; premium members only, then all users …',
  { parameters: { rules: ['ADMIN-35', 'PREMIUM-9'] } },
  async ({ args, canvas, step }) => {
    await step('remaining days by their rules', async () => {
      await expect(canvas.getByRole('cell', { name: '5 gün kaldı' })).toBeVisible()
      await expect(canvas.getByRole('cell', { name: '1 gün kaldı' })).toBeVisible()
      await expect(canvas.getByRole('cell', { name: '112 gün kaldı' })).toBeVisible()
      await expect(canvas.getByRole('cell', { name: 'Süresi dolmuş' })).toBeVisible()
    })
    await step('premium members only, then all users', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yalnızca premium' }))
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', premiumOnly: true })
      await userEvent.click(canvas.getByRole('button', { name: 'Tüm kullanıcılar' }))
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '' })
    })
    await step('filters and the dialog', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Yasaklı')
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', status: 'banned' })
      await userEvent.click(canvas.getByRole('button', { name: 'Yönet: Deniz Aksoy' }))
      await expect(args.onManage).toHaveBeenCalledWith('deniz')
    })
  },
)

Ready.test('[ADMIN-661] is filtered by a group', async ({ args, canvas }) => {
  await expect(canvas.getByText('Toptan müşterileri')).toBeVisible()
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Grup' }), 'Toptan')
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', group: 'Toptan' })
})

/** Whoever may not hand out personal data gets no file of it. */
export const ReadOnly = meta.story({
  decorators: [permitted('customers.read')],
  parameters: { rules: ['ADMIN-663'] },
  play: async ({ canvas }) => {
    for (const name of ['CSV indir', 'Yeni müşteri'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})
export const Exporting = meta.story({ args: { file: { ...usersArgs.file, exporting: { done: 0 } } } })
Exporting.test('is cancelled', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'İndirmeyi iptal et' }))
  await expect(args.file.onExportCancel).toHaveBeenCalledOnce()
})

Ready.test('[ADMIN-664] opens the form of a new customer', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Yeni müşteri' }))
  await expect(args.onCreate).toHaveBeenCalledOnce()
})

export const PremiumOnly = meta.story({
  args: {
    filters: { search: '', premiumOnly: true },
    state: {
      ...usersPage,
      items: userRows.filter(({ isPremiumActive }) => isPremiumActive),
      pages: 1,
      total: 4,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yalnızca premium' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
})

export const Loading = meta.story({ args: { state: { status: 'loading' }, counts: undefined } })
export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
export const EmptyByFilter = meta.story({
  args: { state: { status: 'empty' }, filters: { search: 'nobody' } },
})
export const PremiumFailed = meta.story({
  args: { notice: { code: 'premiumFailed' } },
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByRole('alert')).toHaveTextContent(
      'İşlem sırasında hata oluştu',
    )
  },
})
export const ServerMessage = meta.story({
  args: { notice: { code: 'error', message: 'Yönetici hesabı yasaklanamaz' } },
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByRole('alert')).toHaveTextContent(
      'Hata: Yönetici hesabı yasaklanamaz',
    )
  },
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
