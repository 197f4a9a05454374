import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import type { Body } from '@/contract/shared/dto'
import { answers, withoutBody } from '@/mocks/shared/handlers'
import { checkoutMocks } from '@/shop/checkout/checkout.mocks'
import { withdrawalMocks } from '@/shop/returns/returns.mocks'
import { flow } from '@stories/fixtures/flow'
import { freshShopper, Shop } from '../shop'

const meta = {
  title: 'Flows/Storefront/Withdrawal',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/legal/widerruf' },
  beforeEach: ({ msw }) => {
    msw.use(...checkoutMocks.ok, ...withdrawalMocks.ok)
    freshShopper()
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function declare(canvas: Canvas, items = 'Abendruhe, Kurkuma Plus') {
  const form = within(await canvas.findByRole('region', { name: 'Vertrag widerrufen' }))
  await userEvent.type(form.getByLabelText('Ihr Name'), 'Sabine Koch')
  await userEvent.type(form.getByLabelText('Bestellnummer'), 'VD-2026-000418')
  await userEvent.type(form.getByLabelText('E-Mail-Adresse'), 'sabine.koch@post.example')
  await userEvent.click(form.getByLabelText(/^Produkte/))
  await userEvent.paste(items)
  await userEvent.click(form.getByRole('button', { name: 'Vertrag widerrufen' }))
  await userEvent.click(await form.findByRole('button', { name: 'Widerruf bestätigen' }))
  return form
}

/** The error shows next to the input, and the confirmation can be submitted again. */
async function isRefused(canvas: Canvas, message: string) {
  const form = await declare(canvas)
  await expect(await form.findByRole('alert')).toHaveTextContent(message)
  await expect(form.getByText('VD-2026-000418')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Widerruf bestätigen' })).toBeEnabled()
}

const GENERAL = 'Der Widerruf konnte nicht gesendet werden.'

export const Success: Story = {
  play: async ({ canvas }) => {
    const form = await declare(canvas)
    await expect(await form.findByText('Ihr Widerruf ist eingegangen.')).toBeVisible()
    // Its button is gone.
    await waitFor(() => expect(form.getByRole('status')).toHaveFocus())
  },
}

/** Somebody who tells a story in place of a list is heard to the end. */
export const ManyWords: Story = {
  play: async ({ canvas, msw }) => {
    const text = 'Den Tee aus dem zweiten Paket und den Honig '.repeat(8).trim()
    const sent: string[] = []
    msw.use(
      answers('withdraw', async (request) => {
        const { items = [] } = await request.json().then((body: Body<'withdraw'>) => body)
        sent.push(...items)
        return { receivedAt: '2026-11-22T09:00:00.000Z' }
      }),
    )
    const form = await declare(canvas, text)
    await form.findByText('Ihr Widerruf ist eingegangen.')
    await expect(sent.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...withdrawalMocks.slow),
  play: async ({ canvas }) => {
    const form = await declare(canvas)
    await expect(form.getByRole('button', { name: 'Angaben ändern' })).toBeDisabled()
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...withdrawalMocks.refused),
  play: async ({ canvas, step }) => {
    await isRefused(canvas, 'Bitte prüfen Sie Ihre Angaben.')
    await step('corrected, it has not been refused yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Angaben ändern' }))
      const form = within(canvas.getByRole('region', { name: 'Vertrag widerrufen' }))
      await userEvent.click(await form.findByRole('button', { name: 'Vertrag widerrufen' }))
      await expect(await form.findByText(/Erst mit der Bestätigung ist der Widerruf erklärt/)).toBeVisible()
      await expect(form.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
}

export const TooMany: Story = {
  beforeEach: ({ msw }) => msw.use(...withdrawalMocks.tooMany),
  play: ({ canvas }) => isRefused(canvas, 'Zu viele Anfragen.'),
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...withdrawalMocks.error),
  play: async ({ canvas, msw, step }) => {
    await isRefused(canvas, GENERAL)
    await step('another attempt', async () => {
      msw.use(...withdrawalMocks.ok)
      await userEvent.click(canvas.getByRole('button', { name: 'Widerruf bestätigen' }))
      await expect(await canvas.findByText('Ihr Widerruf ist eingegangen.')).toBeVisible()
    })
  },
}

/** A proxy refuses without words: the general message is shown, not an empty one. */
export const RefusedWithoutWords: Story = {
  beforeEach: ({ msw }) => msw.use(withoutBody('withdraw', 413)),
  play: ({ canvas }) => isRefused(canvas, GENERAL),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...withdrawalMocks.offline),
  play: ({ canvas }) => isRefused(canvas, GENERAL),
}
