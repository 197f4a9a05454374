import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { UsersScreen } from '@/screens/admin/users/users-screen'
import { userRows } from '../../fixtures/admin-users'
import { body } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'
import { usersArgs, usersPage } from './users-args'

const meta = {
  title: 'Admin/Users',
  component: UsersScreen,
  decorators: [inShell('users')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: usersArgs,
} satisfies Meta<typeof UsersScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { ...pictured }
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
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
}

export const PremiumOnly: Story = {
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
}

export const Loading: Story = { args: { state: { status: 'loading' }, counts: undefined } }
export const LoadFailed: Story = {
  args: { state: { status: 'error' } },
}
export const LoadFailedWorks: Story = {
  ...LoadFailed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = { args: { state: { status: 'empty' } } }
export const EmptyByFilter: Story = {
  args: { state: { status: 'empty' }, filters: { search: 'nobody' } },
}
export const PremiumFailed: Story = {
  args: { notice: { code: 'premiumFailed' } },
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByRole('alert')).toHaveTextContent(
      'İşlem sırasında hata oluştu',
    )
  },
}
export const ServerMessage: Story = {
  args: { notice: { code: 'error', message: 'Yönetici hesabı yasaklanamaz' } },
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByRole('alert')).toHaveTextContent(
      'Hata: Yönetici hesabı yasaklanamaz',
    )
  },
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { globals: phone.globals, parameters: phone.parameters }
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
