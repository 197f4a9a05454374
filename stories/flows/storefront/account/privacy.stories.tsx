import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { answers } from '@/mocks/shared/handlers'
import { pressable } from '@stories/fixtures/body'
import { flow } from '@stories/fixtures/flow'
import { expectSignedOut, page } from './account'
import { formOf, open } from './profile'
import { Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Profile/Data and account',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const privacy = async () => formOf(await open(), 'Daten und Konto')

async function deleteAccount() {
  await userEvent.click((await privacy()).getByRole('button', { name: 'Konto löschen' }))
  const question = await pressable(
    await page().findByRole('alertdialog', { name: 'Konto endgültig löschen?' }),
  )
  await userEvent.type(question.getByLabelText('Ihr Passwort'), 'kamille26')
  await userEvent.click(question.getByRole('button', { name: 'Endgültig löschen' }))
  return question
}

export const Download: Story = {
  parameters: { rules: ['IDENTITY-32'] },
  play: async () => {
    const tab = await privacy()
    await userEvent.click(tab.getByRole('button', { name: 'Daten herunterladen' }))
    await expect(await tab.findByText('Die Datei ist in Ihren Downloads.')).toBeVisible()
  },
}

export const DownloadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.dataFailed),
  play: async () => {
    const tab = await privacy()
    await userEvent.click(tab.getByRole('button', { name: 'Daten herunterladen' }))
    await expect(await tab.findByRole('alert')).toBeVisible()
  },
}

export const Deleted: Story = {
  parameters: { rules: ['IDENTITY-33'] },
  play: async () => {
    await deleteAccount()
    await expect(await page().findByText('Ihr Konto ist gelöscht')).toBeInTheDocument()
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expectSignedOut()
  },
}

/** Enter pressed twice deletes once; nobody is asked to log in to an account that is gone. */
export const DeletedImpatiently: Story = {
  play: async ({ msw, step }) => {
    let requests = 0
    const { promise, resolve } = Promise.withResolvers<void>()
    msw.use(
      answers('deleteAccount', async () => {
        requests += 1
        await promise
        return {}
      }),
    )
    await userEvent.click((await privacy()).getByRole('button', { name: 'Konto löschen' }))
    const question = await pressable(
      await page().findByRole('alertdialog', { name: 'Konto endgültig löschen?' }),
    )
    await step('twice', async () => {
      await userEvent.type(question.getByLabelText('Ihr Passwort'), 'kamille26{Enter}')
      await waitFor(() => expect(question.getByRole('button', { name: 'Konto behalten' })).toBeDisabled())
      await userEvent.keyboard('{Enter}')
    })
    await step('once', async () => {
      resolve()
      await expect(await page().findByText('Ihr Konto ist gelöscht')).toBeInTheDocument()
      await expect(requests).toBe(1)
    })
  },
}

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.deletingRefused),
  play: async () => {
    const question = await deleteAccount()
    await expect(await question.findByRole('alert')).toHaveTextContent('Das aktuelle Passwort ist falsch.')
  },
}

/** Opened again, the question says nothing of an earlier attempt. */
export const AskedAnew: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.deletingRefused),
  play: async () => {
    const question = await deleteAccount()
    await question.findByRole('alert')
    await userEvent.click(question.getByRole('button', { name: 'Konto behalten' }))
    await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(await page().findByRole('button', { name: 'Konto löschen' }))
    const again = await pressable(
      await page().findByRole('alertdialog', { name: 'Konto endgültig löschen?' }),
    )
    await expect(again.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const OrdersUnderWay: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.deletingTooEarly),
  play: async () => {
    const question = await deleteAccount()
    await expect(await question.findByRole('alert')).toHaveTextContent('sobald alle Bestellungen versendet')
  },
}

export const DeletingSlow: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.deletingSlow),
  play: async () => {
    const question = await deleteAccount()
    await waitFor(() => expect(question.getByRole('button', { name: 'Konto behalten' })).toBeDisabled())
  },
}

export const DeletingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.dataFailed),
  play: async () => {
    const question = await deleteAccount()
    await expect(await question.findByRole('alert')).toBeVisible()
  },
}
