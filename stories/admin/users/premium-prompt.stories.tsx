import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { MAX_PREMIUM_MONTHS } from '@/domain/users/premium'
import { PremiumPrompt } from '@/screens/admin/users/premium-prompt'
import { endingUser, inactiveUser, plainUser } from '../../fixtures/admin-users'
import { onPhone, whenPhone } from '../../fixtures/windows'

const meta = {
  title: 'Admin/Premium modal',
  component: PremiumPrompt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { action: 'activate', user: plainUser, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof PremiumPrompt>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(within(document.body).getByRole('dialog'))

export const Activate: Story = {}
export const ActivateWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: '1 ay ekle' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(1)
  },
}
export const Extend: Story = {
  args: { action: 'extend', user: endingUser },
}
export const ExtendWorks: Story = {
  ...Extend,
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Vazgeç' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }

const pressed = (name: string | RegExp): Story['play'] =>
  async function play() {
    await userEvent.click(await dialog().findByRole('radio', { name }))
  }
export const TwelveMonths: Story = {
  play: async (context) => {
    await pressed('12 ay')?.(context)
    await expect(dialog().getByRole('status')).toHaveTextContent('2027')
    await expect(dialog().getByRole('button', { name: '12 ay ekle' })).toBeVisible()
  },
}
/** Typed like any other number; what is none from 1 to the maximum is told when it is sent. */
export const Typed: Story = {
  parameters: { rules: ['PREMIUM-8'] },
  play: async ({ args }) => {
    const months = await dialog().findByRole('textbox', { name: 'Kaç ay eklensin?' })
    await userEvent.clear(months)
    await userEvent.type(months, String(MAX_PREMIUM_MONTHS + 1))
    await userEvent.click(dialog().getByRole('button', { name: 'Ay ekle' }))
    await expect(months).toHaveAccessibleDescription('1 ile 120 arasında tam sayı girin')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(months)
    await userEvent.type(months, '18')
    for (const preset of dialog().getAllByRole('radio')) await expect(preset).not.toBeChecked()
    await userEvent.click(dialog().getByRole('button', { name: '18 ay ekle' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(18)
  },
}
/** Premium that has lapsed starts today, not on the day it ended. */
export const Lapsed: Story = {
  args: { action: 'activate', user: inactiveUser },
  play: async () => {
    await expect(await dialog().findByRole('status')).toHaveTextContent('21 Aralık 2026')
  },
}
export const LongName: Story = {
  args: {
    action: 'extend',
    user: {
      ...endingUser,
      name: 'Dr. Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst',
    },
  },
}
export const Phone: Story = {
  args: { action: 'extend', user: endingUser },
  globals: onPhone,
  play: whenPhone(async () => {
    const { right } = (await dialog().findByRole('button', { name: '1 ay ekle' })).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  }),
}
