import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { sabine } from '@/shop/account/account-data.mocks'
import { answers } from '@/mocks/shared/handlers'
import { fields, textOr } from '@/shop/shared/stored'
import { flow } from '@stories/fixtures/flow'
import { formOf, open, save } from './profile'
import { Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Profile/Slow',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** While the profile is being saved nothing can be chosen, because the answer would undo it. */
export const ChosenWhileSaving: Story = {
  play: async ({ msw, step }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    msw.use(
      answers('updateProfile', async () => {
        await promise
        return { user: sabine }
      }),
    )
    const form = await formOf(await open(), 'Persönliche Daten')
    const gender = form.getByLabelText(/^Geschlecht/)
    await save(form)
    await step('meanwhile', async () => {
      await form.findByText('Wird gespeichert …')
      await expect(gender).toBeDisabled()
    })
    await step('saved', async () => {
      resolve()
      await form.findByText('Profil başarıyla güncellendi')
      await userEvent.selectOptions(gender, 'other')
      await expect(gender).toHaveValue('other')
    })
  },
}

const nameIn = async (request: Request): Promise<string> => {
  const body: unknown = await request.clone().json()
  return textOr(fields(body).name, '')
}

/** Preferences that are saved while the name is still being saved do not bring the former name back. */
export const BothAtOnce: Story = {
  play: async ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const names: string[] = []
    msw.use(
      answers('updateProfile', async (request) => {
        const name = await nameIn(request)
        names.push(name)
        if (names.length === 1) await promise
        return { user: { ...sabine, name } }
      }),
    )
    const dialog = await open()
    const personal = await formOf(dialog, 'Persönliche Daten')
    await userEvent.type(personal.getByLabelText(/^Name/), ' Lehmann')
    await save(personal)
    const preferences = await formOf(dialog, 'Einstellungen')
    await save(preferences)
    resolve()
    await preferences.findByText('Profil başarıyla güncellendi')
    await expect(names).toEqual(['Sabine Koch Lehmann', 'Sabine Koch Lehmann'])
  },
}
