import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { productMocks, stockNoticeMocks } from '@/shop/catalogue/products.mocks'
import { flow } from '@stories/fixtures/flow'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Product',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/product/abendruhe' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Abendruhe' })).toBeVisible()
  },
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ürün Bulunamadı' })).toBeVisible()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.slow),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  },
}

async function wantNotice(canvasElement: HTMLElement) {
  const form = within(
    await within(canvasElement).findByRole('region', { name: 'Wir sagen Bescheid, wenn es wieder da ist' }),
  )
  await userEvent.type(form.getByLabelText('E-Mail-Adresse'), 'gesa@post.example')
  await userEvent.click(form.getByRole('button', { name: 'Benachrichtigen' }))
  return form
}

/** Signs up for a back-in-stock email. */
export const SoldOut: Story = {
  parameters: { rules: ['CATALOGUE-40'] },
  beforeEach: ({ msw }) => msw.use(...productMocks.soldOut, ...stockNoticeMocks.ok),
  play: async ({ canvasElement }) => {
    const form = await wantNotice(canvasElement)
    await expect(await form.findByText(/Bitte bestätigen Sie mit dem Link/)).toBeVisible()
    // Its form is gone.
    await waitFor(() => expect(form.getByRole('status')).toHaveFocus())
  },
}

export const SoldOutAskedTooOften: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.soldOut, ...stockNoticeMocks.tooMany),
  play: async ({ canvasElement }) => {
    const form = await wantNotice(canvasElement)
    await expect(await form.findByRole('alert')).toHaveTextContent('Zu viele Anfragen')
  },
}

const NOTICE = { path: '/notify?token=token-of-a-mail' }

export const NoticeConfirmed: Story = {
  args: NOTICE,
  beforeEach: ({ msw }) => msw.use(...stockNoticeMocks.ok),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, bitte' }))
    await expect(await canvas.findByRole('heading', { name: 'Wir sagen Bescheid' })).toBeVisible()
  },
}

export const NoticeCancelled: Story = {
  args: NOTICE,
  beforeEach: ({ msw }) => msw.use(...stockNoticeMocks.ok),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nein, abbestellen' }))
    await expect(await canvas.findByRole('heading', { name: 'Abbestellt' })).toBeVisible()
  },
}

export const NoticeByAnOldLink: Story = {
  args: NOTICE,
  beforeEach: ({ msw }) => msw.use(...stockNoticeMocks.oldLink),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, bitte' }))
    await expect(await canvas.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  },
}

export const NoticeFailed: Story = {
  args: NOTICE,
  beforeEach: ({ msw }) => msw.use(...stockNoticeMocks.error),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, bitte' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const NoticeSlow: Story = {
  args: NOTICE,
  beforeEach: ({ msw }) => msw.use(...stockNoticeMocks.slow),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Ja, bitte' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}
