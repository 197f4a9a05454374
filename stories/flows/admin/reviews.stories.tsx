import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from '@storybook/test'
import { reviewMocks } from '@/shop/reviews/reviews.mocks'
import { dialogIn } from '../../fixtures/body'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const meta = {
  title: 'Flows/Admin/Reviews',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=reviews' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...reviewMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Answer: Story = {
  parameters: { rules: ['ADMIN-350'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'İncele: Martina H.' }))
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(dialog.getByRole('textbox', { name: /Mağazanın yanıtı/ }), 'Danke!')
    await userEvent.click(dialog.getByRole('button', { name: 'Yanıtı kaydet' }))
    await said('Yanıt kaydedildi')
  },
}
