import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { PremiumPrompt } from '@/screens/admin/users/premium-prompt'
import { endingUser, plainUser } from '../../fixtures/admin-users'

const meta = {
  title: 'Admin/Premium modal',
  component: PremiumPrompt,
  globals: { language: 'tr' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { action: 'activate', user: plainUser, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof PremiumPrompt>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(within(document.body).getByRole('dialog'))

export const Activate: Story = {
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: '1 ay ekle' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(1)
  },
}
export const Extend: Story = {
  args: { action: 'extend', user: endingUser },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Vazgeç' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { theme: 'dark', language: 'tr' } }
