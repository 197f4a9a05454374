import { expect, fn, userEvent } from '@storybook/test'
import { GuestsScreen } from '@/screens/admin/users/guests-screen'
import preview from '#.storybook/preview'
import { guestRows, guestsPage } from '../../fixtures/admin-users'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Users/Guests page',
  component: GuestsScreen,
  decorators: [inShell('users')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters, rules: ['ADMIN-710'] },
  args: {
    state: guestsPage,
    columns: { chosen: undefined, onChange: fn() },
    filters: { search: '', guestsOnly: true },
    file: { onExport: fn(), onExportCancel: fn() },
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Ready = meta.story()
Ready.test('a row opens the guest; customers are a press away', async ({ args, canvas }) => {
  await expect(canvas.getByRole('cell', { name: /48,95.*1\.249,90/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Göster: Selin Demir' }))
  await expect(args.onOpen).toHaveBeenCalledWith(guestRows[0]?.id)
  await userEvent.click(canvas.getByRole('button', { name: 'Tüm kullanıcılar' }))
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '' })
  await userEvent.click(canvas.getByRole('button', { name: 'CSV indir' }))
  await expect(args.file.onExport).toHaveBeenCalledOnce()
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
export const EmptyByFilter = meta.story({
  args: { state: { status: 'empty' }, filters: { search: 'nobody', guestsOnly: true } },
})
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
