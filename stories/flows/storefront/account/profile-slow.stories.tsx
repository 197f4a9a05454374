import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { sabine } from '@/mocks/fixtures/account'
import { answers } from '@/mocks/shared/handlers'
import { formOf, open, save } from './profile'
import { Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Profile/Slow',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
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
