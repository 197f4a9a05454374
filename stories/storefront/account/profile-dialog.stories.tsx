import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { AddressNote } from '@/screens/storefront/account/address-note'
import { ProfileDialog } from '@/screens/storefront/account/profile-dialog'
import type { SaveState } from '@/screens/storefront/account/profile-types'
import preview from '#.storybook/preview'
import { premiumSabine, sabine } from '../../fixtures/account'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'
import { body } from '../../fixtures/body'
import { profileDialogArgs } from './profile-dialog-args'

const meta = preview.meta({
  title: 'Storefront/Account/Profile dialog',
  component: ProfileDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: profileDialogArgs,
})

export default meta

export const Personal = meta.story({ ...pictured, tags: ['picture'] })
Personal.test(
  'a name is needed; saves everything of the tab',
  { parameters: { rules: ['SHOP-22', 'SHOP-23'] } },
  async ({ args, canvasElement, step }) => {
    const dialog = body(canvasElement)
    await step('a name is needed', async () => {
      await userEvent.clear(dialog.getByLabelText('Name'))
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('İsim gereklidir'),
      )
      await expect(args.onSavePersonal).not.toHaveBeenCalled()
    })
    await step('saves everything of the tab', async () => {
      await userEvent.type(dialog.getByLabelText('Name'), 'Sabine Koch-Winter')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(args.onSavePersonal).toHaveBeenCalledWith({
          name: 'Sabine Koch-Winter',
          phone: '+49 341 5550 118',
          company: '',
          vatId: '',
          dateOfBirth: '1981-03-14',
          gender: 'female',
          address: sabine.address,
        }),
      )
    })
  },
)

const onSend = fn()
const noteOf = (state: SaveState) => <AddressNote email={sabine.email} state={state} onSend={onSend} />
const unverified = { status: 'ready', profile: { ...sabine, emailVerified: false } } as const

/** The account's email address has not been verified yet. */
export const Unverified = meta.story({
  args: { state: unverified, note: noteOf({ status: 'idle' }) },
})
Unverified.test(
  'sends the link again',
  { parameters: { rules: ['IDENTITY-30'] } },
  async ({ canvasElement }) => {
    await userEvent.click(body(canvasElement).getByRole('button', { name: 'Link senden' }))
    await expect(onSend).toHaveBeenCalledOnce()
  },
)
export const VerificationSending = meta.story({
  args: { state: unverified, note: noteOf({ status: 'saving' }) },
})
export const VerificationSent = meta.story({ args: { state: unverified, note: noteOf({ status: 'saved' }) } })
export const VerificationFailed = meta.story({
  args: { state: unverified, note: noteOf({ status: 'failed' }) },
})

export const UnsavedChanges = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement)
    await userEvent.type(dialog.getByLabelText(/^Telefon/), '9')
    await userEvent.keyboard('{Escape}')
    await dialog.findByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  },
})
Personal.test('discarding closes', async ({ args, canvasElement, step }) => {
  const dialog = body(canvasElement)
  await userEvent.type(dialog.getByLabelText(/^Telefon/), '9')
  await userEvent.keyboard('{Escape}')
  const question = await dialog.findByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await expect(args.onClose).not.toHaveBeenCalled()
  await step('discarding closes', async () => {
    await userEvent.click(within(question).getByRole('button', { name: 'Verwerfen' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  })
})

export const PersonalSaving = meta.story({ args: { saves: { personal: { status: 'saving' } } } })
export const PersonalSaved = meta.story({
  parameters: { rules: ['SHOP-23'] },
  args: { saves: { personal: { status: 'saved' } } },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).getByRole('status')).toHaveTextContent('Profil başarıyla güncellendi')
  },
})
export const PersonalFailed = meta.story({
  parameters: { rules: ['SHOP-23'] },
  args: { saves: { personal: { status: 'failed' } } },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).getByRole('alert')).toHaveTextContent(
      'Ihr Profil konnte nicht gespeichert werden',
    )
  },
})
export const ServerMessage = meta.story({
  args: { saves: { personal: { status: 'failed', message: 'Die Telefonnummer ist zu lang' } } },
})

export const Preferences = meta.story({
  args: { initialTab: 'preferences' },
})
Preferences.test(
  'calls onSavePreferences',
  { parameters: { rules: ['SHOP-22', 'DEPART-80'] } },
  async ({ args, canvasElement }) => {
    const dialog = body(canvasElement)
    await userEvent.selectOptions(dialog.getByLabelText('Sprache'), 'tr')
    await userEvent.click(dialog.getByRole('switch'))
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await expect(args.onSavePreferences).toHaveBeenCalledWith({
      language: 'tr',
      notifications: { email: false, sms: false, push: true },
    })
  },
)
export const Premium = meta.story({ args: { state: { status: 'ready', profile: premiumSabine } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'error' } },
})
Failed.test('calls onRetry', async ({ args, canvasElement }) => {
  await userEvent.click(body(canvasElement).getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const LongText = meta.story({
  args: {
    state: {
      status: 'ready',
      profile: {
        ...sabine,
        name: 'Dr. Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst',
        email: 'maximiliane-friederike.hohenlohe-waldenburg@sehr-langer-anbieter.example',
      },
    },
  },
})
/** However much a tab holds, the tabs stay where they are, under the finger. */
export const Phone = meta.story({
  globals: onPhone,
  parameters: { rules: ['SHOP-502'] },
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement)
    const heights = new Set<number>()
    for (const tab of dialog.getAllByRole('tab')) {
      await userEvent.click(tab)
      await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
      // Unlike its place, the height in the layout is not a matter of the opening's motion.
      heights.add(dialog.getByRole('dialog').offsetHeight)
    }
    await expect(heights.size).toBe(1)
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
