import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { RoleRemoval } from '@/screens/admin/roles/role-removal'
import { RolesScreen } from '@/screens/admin/roles/roles-screen'
import { PERMISSIONS_OF } from '@/shop/roles/roles'
import { roleRecords } from '../../fixtures/admin-roles'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'

const own = roleRecords.find(({ id, people }) => id.length > 20 && people === 0)
if (!own) throw new RangeError('a role that nobody has is needed')
const ready = {
  status: 'ready',
  items: roleRecords,
  page: 1,
  pages: 1,
  total: roleRecords.length,
} as const

const meta = {
  title: 'Admin/Roles/Roles page',
  component: RolesScreen,
  decorators: [inShell('roles')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    onRetry: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onNoticeEnd: fn(),
  },
} satisfies Meta<typeof RolesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Built-in roles stay as they are; a role that somebody has cannot be deleted. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sahip')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sahip: düzenle' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Depo ve paketleme: sil' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: `${own.name}: sil` }))
    await expect(args.onRemove).toHaveBeenCalledWith(own)
    await userEvent.click(canvas.getByRole('button', { name: 'Rol oluştur' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const LoadFailed: Story = { args: { state: { status: 'error' } } }

/** Whoever may only see the roles changes none. */
export const ReadOnly: Story = {
  decorators: [permitted(...PERMISSIONS_OF.manager)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sahip')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Rol oluştur' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: `${own.name}: düzenle` })).toBeNull()
  },
}

export const LongName: Story = {
  args: {
    state: {
      ...ready,
      items: [{ ...own, name: 'Depolama-paketleme-ve-uluslararası-kargo-sorumluları-ekibi' }],
    },
  },
}

export const Removal: Story = {
  args: { dialogs: <RoleRemoval role={own} onConfirm={fn()} onCancel={fn()} /> },
}
export const RemovalRefused: Story = {
  args: { notice: { code: 'removeFailed', message: 'Bu rol hâlâ kullanımda (2 kişi).' } },
}
