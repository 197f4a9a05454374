import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice } from './back-office'
import { mockAdmin } from './mocked-admin'

/** The sections with sample data: only session requests are mocked, so any other request fails. */
const meta = {
  title: 'Flows/Admin/Sample sections',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=germany' },
  beforeEach: ({ msw }) => mockAdmin(msw),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Sections: Story = {
  parameters: { rules: ['ADMIN-44', 'ADMIN-45'] },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Almanya' })
    await step('the tab stands in the URL', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Site ayarları' }))
      await waitFor(() => expect(currentUrl()).toBe('/dashboard?section=germany&tab=site'))
      await expect(await canvas.findByText('%19')).toBeVisible()
    })
    for (const [link, title] of [
      ['Türkiye', 'Türkiye'],
      ['Mobil Uygulama', 'Mobil Uygulama'],
      ['Ayarlar', 'Ayarlar'],
    ] as const)
      await step(title, async () => {
        await userEvent.click(canvas.getByRole('link', { name: link }))
        await canvas.findByRole('heading', { level: 1, name: title })
        await expect(canvas.getByText('Örnek veri')).toBeVisible()
      })
  },
}
