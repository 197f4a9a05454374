import { expect } from '@storybook/test'
import preview from '#.storybook/preview'
import { wide } from '@stories/admin/shared/phone'
import { flow } from '@stories/fixtures/flow'
import { BackOffice } from '@stories/flows/admin/back-office'
import { mockAdmin } from '@stories/flows/admin/mocked-admin'

const meta = preview.meta({
  title: 'Flows/Admin/Template list',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=coupons' },
  beforeEach: ({ msw }) => mockAdmin(msw),
})

export default meta

export const Opened = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Template list' })).toBeVisible()
    await expect(await canvas.findByText('Henüz bir şey yok')).toBeVisible()
  },
})
