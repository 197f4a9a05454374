import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { cargoMocks } from '@/shop/cargo/cargo.mocks'
import { cargoCompanies } from '@/shop/cargo/cargo.mocks'
import { pageOf } from '@/mocks/fixtures/pagination'
import { answers } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=cargo'
let total = 11

/** Deleting the last item on the last page shows the previous page. */
const meta = {
  title: 'Flows/Admin/Last page',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: `${PLACE}&page=2` },
  beforeEach: ({ msw }) => {
    total = 11
    mockAdmin(
      msw,
      answers('listCargo', (request) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? '1')
        const rows = page === 1 ? cargoCompanies : cargoCompanies.slice(0, total - 10)
        return { cargoCompanies: [...rows], pagination: pageOf(page, total, 10) }
      }),
      answers('deleteCargo', () => {
        total -= 1
        return {}
      }),
      ...cargoMocks.ok,
    )
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const LastItemDeleted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Sayfa 2 / 2 (11 kayıt)')
    await userEvent.click(canvas.getByRole('button', { name: 'DHL: sil' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Şirketi sil' }))
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
    await expect(await canvas.findByText('Sayfa 1 / 1 (10 kayıt)')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hermes: düzenle' })).toBeVisible()
  },
}

/** A link to a page that no longer exists shows the last page. */
export const BeyondTheEnd: Story = {
  args: { path: `${PLACE}&page=7` },
  play: async () => {
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&page=2`))
    await expect(await screen.findByText('Sayfa 2 / 2 (11 kayıt)')).toBeVisible()
  },
}
