import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { bookkeepingMocks, novemberPapers } from '@/shop/bookkeeping/bookkeeping.mocks'
import { answers } from '@/mocks/shared/handlers'
import { dialogIn } from '../../fixtures/body'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=bookkeeping&month=2026-11'

const meta = {
  title: 'Flows/Admin/Papers',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('adminDatevOptions')
    mockAdmin(msw, ...bookkeepingMocks.ok)
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Months in the address, the ZIP, and the batch with the numbers of the last time. */
export const Success: Story = {
  parameters: { rules: ['ADMIN-361'] },
  play: async ({ canvas, canvasElement, msw, step }) => {
    await canvas.findByText('RE-2026-000118')
    await step('the ZIP', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'PDF’ler (ZIP)' }))
      await said('PDF’ler indirildi')
    })
    await step('DATEV', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'DATEV' }))
      const dialog = await dialogIn(canvasElement)
      await userEvent.clear(dialog.getByLabelText('Müvekkil no'))
      await userEvent.type(dialog.getByLabelText('Müvekkil no'), '10042')
      await userEvent.click(dialog.getByRole('button', { name: 'İndir' }))
      await said('DATEV dosyası indirildi')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'DATEV' })).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name: 'DATEV' }))
      const again = await dialogIn(canvasElement)
      await expect(again.getByLabelText('Müvekkil no')).toHaveValue('10042')
      await userEvent.click(again.getByRole('button', { name: 'Vazgeç' }))
    })
    await step('the month before', async () => {
      msw.use(
        answers('listPapers', (request) =>
          new URL(request.url).searchParams.get('month') === '2026-10'
            ? { papers: [], vat: [] }
            : novemberPapers,
        ),
      )
      await userEvent.click(await canvas.findByRole('button', { name: 'Önceki ay' }))
      await expect(await canvas.findByText('Bu ayda belge yok')).toBeVisible()
      await waitFor(() => expect(currentUrl()).toContain('month=2026-10'))
    })
  },
}

export const NoFiles: Story = {
  beforeEach: ({ msw }) => msw.use(...bookkeepingMocks.noFiles),
  play: async ({ canvas }) => {
    await canvas.findByText('RE-2026-000118')
    await userEvent.click(canvas.getByRole('button', { name: 'PDF’ler (ZIP)' }))
    await said(/^PDF’ler indirilemedi/)
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...bookkeepingMocks.error),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Belgeler yüklenirken hata oluştu')).toBeVisible()
    msw.use(...bookkeepingMocks.ok)
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await canvas.findByText('RE-2026-000118')
  },
}
