import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from '@storybook/test'
import { userMocks } from '@/shop/users/users.mocks'
import { flow } from '@stories/fixtures/flow'
import { dialogIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { currentUrl, BackOffice, said } from '../back-office'
import { PLACE } from './users'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Guests',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...userMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  parameters: { rules: ['ADMIN-710', 'ADMIN-713'] },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: 'Yönet: Zeynep Çelik' })
    await userEvent.click(canvas.getByRole('button', { name: 'Misafirler' }))
    await canvas.findByRole('button', { name: 'Göster: Selin Demir' })
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&guests=true`))
    await step('they go as a file', async () => {
      const saved: string[] = []
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push(this.download)
      })
      await userEvent.click(canvas.getByRole('button', { name: 'CSV indir' }))
      await waitFor(() => expect(saved[0]).toMatch(/^misafirler-.*\.csv$/))
      await said('Kullanıcı listesi indirildi')
    })
    await step('one is opened with the orders', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Göster: Hannelore Koch' }))
      const dialog = await dialogIn(canvasElement, 'Misafir')
      await expect(await dialog.findByRole('link', { name: 'Tüm siparişleri aç' })).toBeVisible()
    })
  },
}

/** Whoever has become a customer since is no guest any more. */
export const Gone: Story = {
  args: { path: `${PLACE}&guests=true&guest=00000000-0000-4000-8000-000000001002` },
  beforeEach: ({ msw }) => msw.use(...userMocks.gone),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Misafir')
    await expect(await dialog.findByText('Bulunamadı.')).toBeVisible()
  },
}
