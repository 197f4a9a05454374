import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { UndoAddressScreen } from '@/screens/admin/staff/undo-address-screen'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Admin/Login/Undo address',
  component: UndoAddressScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'ask' }, onUndo: fn(), onLogin: fn() },
} satisfies Meta<typeof UndoAddressScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ask: Story = { ...pictured, tags: ['picture'] }
export const Undoing: Story = { args: { state: { status: 'undoing' } } }
export const Failed: Story = { args: { state: { status: 'failed' } } }
export const Used: Story = { args: { state: { status: 'used' } } }
export const Expired: Story = { args: { state: { status: 'expired' } } }
export const Unknown: Story = {
  args: { state: { status: 'unknown' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bu bağlantı geçersiz.')
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş sayfasına git' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}
export const Done: Story = { args: { state: { status: 'done', email: 'elif.yilmaz@verda.example' } } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const Dark: Story = { globals: { theme: 'dark' } }
