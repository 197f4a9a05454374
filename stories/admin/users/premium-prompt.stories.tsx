import { expect, fn, userEvent, within } from '@storybook/test'
import { MAX_PREMIUM_MONTHS } from '@/shop/users/premium'
import { PremiumPrompt } from '@/screens/admin/users/premium-prompt'
import preview from '#.storybook/preview'
import { endingUser, inactiveUser, plainUser } from '../../fixtures/admin-users'
import { onPhone, whenPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Admin/Users/Premium dialog',
  component: PremiumPrompt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { action: 'activate' as const, user: plainUser, onSubmit: fn(), onCancel: fn() },
})

export default meta

const dialog = () => within(within(document.body).getByRole('dialog'))

export const Activate = meta.story()
Activate.test('calls onSubmit', async ({ args }) => {
  await userEvent.click(dialog().getByRole('button', { name: '1 ay ekle' }))
  await expect(args.onSubmit).toHaveBeenCalledWith(1)
})
export const Extend = meta.story({
  args: { action: 'extend', user: endingUser },
})
Extend.test('calls onCancel', async ({ args }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Vazgeç' }))
  await expect(args.onCancel).toHaveBeenCalledOnce()
})
export const Dark = meta.story({ globals: { theme: 'dark' } })

const pressed = (name: string | RegExp) =>
  async function play() {
    await userEvent.click(await dialog().findByRole('radio', { name }))
  }
export const TwelveMonths = meta.story({
  play: async () => {
    await pressed('12 ay')()
    await expect(dialog().getByRole('status')).toHaveTextContent('2027')
    await expect(dialog().getByRole('button', { name: '12 ay ekle' })).toBeVisible()
  },
})
/** Typed like any other number; what is none from 1 to the maximum is told when it is sent. */
export const Typed = meta.story({
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
})
/** Premium that has lapsed starts today, not on the day it ended. */
export const Lapsed = meta.story({
  args: { action: 'activate', user: inactiveUser },
  play: async () => {
    await expect(await dialog().findByRole('status')).toHaveTextContent('21 Aralık 2026')
  },
})
export const LongName = meta.story({
  args: {
    action: 'extend',
    user: {
      ...endingUser,
      name: 'Dr. Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst',
    },
  },
})
export const Phone = meta.story({
  args: { action: 'extend', user: endingUser },
  globals: onPhone,
  play: whenPhone(async () => {
    const { right } = (await dialog().findByRole('button', { name: '1 ay ekle' })).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  }),
})
