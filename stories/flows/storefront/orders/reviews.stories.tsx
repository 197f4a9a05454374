import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import type { Body, Data } from '@/contract/shared/dto'
import { answers } from '@/mocks/shared/handlers'
import { pressable } from '@stories/fixtures/body'
import { flow } from '@stories/fixtures/flow'
import { openFromMenu, page } from '../account/account'
import { runningShop, Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Reviews',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the third order in the list, which is a delivered one. */
async function openDelivered() {
  const dialog = await openFromMenu('Meine Bestellungen', /Meine Bestellungen/)
  const rows = await dialog.findAllByRole('button', { name: /VD-2026-/ })
  await userEvent.click(rows[2] ?? document.body)
  return pressable(await page().findByRole('dialog', { name: /^Bestellung VD-/ }))
}
type Dialog = Awaited<ReturnType<typeof openDelivered>>

async function write(dialog: Dialog) {
  const [button] = await dialog.findAllByRole('button', { name: /^Bewerten/ })
  await userEvent.click(button ?? document.body)
  const form = within(await dialog.findByRole('form', { name: /^Bewertung von/ }))
  await userEvent.click(form.getByRole('radio', { name: '5 Sterne' }))
  await userEvent.type(form.getByLabelText(/Was möchten Sie/), 'Mild und rund, gern wieder.')
  await userEvent.click(form.getByRole('button', { name: 'Bewertung veröffentlichen' }))
  return form
}

export const Success: Story = {
  parameters: { rules: ['CATALOGUE-48'] },
  play: async () => {
    const dialog = await openDelivered()
    await write(dialog)
    await expect(await dialog.findByText(/Danke! Ihre Bewertung/)).toBeInTheDocument()
    await expect((await dialog.findAllByRole('button', { name: /^Bewertung ändern/ }))[0]).toBeInTheDocument()
  },
}

/** An existing review is loaded into the form for editing. */
export const Changed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.reviewed),
  play: async () => {
    const dialog = await openDelivered()
    const [button] = await dialog.findAllByRole('button', { name: /^Bewertung ändern/ })
    await userEvent.click(button ?? document.body)
    const form = within(await dialog.findByRole('form', { name: /^Bewertung von/ }))
    await expect(form.getByLabelText(/Was möchten Sie/)).toHaveValue('Mild und rund, gern wieder.')
    await expect(form.getByRole('radio', { name: '4 Sterne' })).toBeChecked()
  },
}

export const NotBought: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.reviewNotBought),
  play: async () => {
    const form = await write(await openDelivered())
    await expect(await form.findByRole('alert')).toHaveTextContent('was Ihnen geliefert wurde')
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.reviewFailed),
  play: async () => {
    const form = await write(await openDelivered())
    await expect(await form.findByRole('alert')).toHaveTextContent('konnte nicht gespeichert werden')
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.reviewSlow),
  play: async () => {
    const form = await write(await openDelivered())
    await waitFor(() =>
      expect(form.getByRole('button', { name: /veröffentlichen/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** A list that was asked for before the review, and comes after it, does not take it away again. */
export const LateList: Story = {
  play: async ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stored: Data<'listMyReviews'>['reviews'] = []
    msw.use(
      answers('listMyReviews', async () => {
        const reviews = [...stored]
        await promise
        return { reviews }
      }),
      answers('saveMyReview', async (request) => {
        const body = await request.json().then((sent: Body<'saveMyReview'>) => sent)
        const review = { ...body, state: 'shown' as const, photos: 0, date: '2026-11-22T09:00:00.000Z' }
        stored.push(review)
        return { review }
      }),
    )
    const dialog = await openDelivered()
    await write(dialog)
    await dialog.findByText(/Danke! Ihre Bewertung/)
    resolve()
    await waitFor(() => expect(runningShop().queries.isFetching()).toBe(0))
    await expect(dialog.getByRole('button', { name: /^Bewertung ändern/ })).toBeInTheDocument()
  },
}

/** Two reviews sent one right after the other are both kept, whichever is answered last. */
export const TwoAtOnce: Story = {
  play: async ({ msw, step }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    msw.use(
      answers('saveMyReview', async (request) => {
        const review = await request.json().then((body: Body<'saveMyReview'>) => body)
        await promise
        return { review: { ...review, state: 'shown' as const, photos: 0, date: '2026-11-22T09:00:00.000Z' } }
      }),
    )
    const dialog = await openDelivered()
    await step('two are sent', async () => {
      await write(dialog)
      const [, second] = await dialog.findAllByRole('button', { name: /^Bewerten/ })
      await userEvent.click(second ?? document.body)
      const forms = await dialog.findAllByRole('form', { name: /^Bewertung von/ })
      const form = within(forms[1] ?? document.body)
      await userEvent.click(form.getByRole('radio', { name: '3 Sterne' }))
      await userEvent.type(form.getByLabelText(/Was möchten Sie/), 'Etwas herb für meinen Geschmack.')
      await userEvent.click(form.getByRole('button', { name: 'Bewertung veröffentlichen' }))
    })
    await step('both can be changed', async () => {
      resolve()
      await waitFor(() => expect(dialog.getAllByText(/Danke! Ihre Bewertung/)).toHaveLength(2))
      await waitFor(() =>
        expect(dialog.getAllByRole('button', { name: /^Bewertung ändern/ })).toHaveLength(2),
      )
    })
  },
}
