import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { userMocks } from '@/shop/users/users.mocks'
import { flow } from '@stories/fixtures/flow'
import { dialogIn, questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { currentUrl, BackOffice } from '../back-office'
import { manage, PLACE, STATUS_UPDATED } from './users'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Users/Status',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...userMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

async function ban(canvasElement: HTMLElement) {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await userEvent.click(await dialog.findByRole('button', { name: 'Kullanıcıyı yasakla' }))
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Kullanıcıyı yasakla' }))
  return dialog
}

export const BanAndLift: Story = {
  parameters: { rules: ['ADMIN-6', 'IDENTITY-14'] },
  args: { path: manage(702) },
  play: async ({ canvasElement, step }) => {
    const dialog = await ban(canvasElement)
    await expect(await dialog.findByText(STATUS_UPDATED)).toBeVisible()
    await step('lifting asks first', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Yasağı kaldır' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Yasağı kaldır' }))
      await dialog.findByRole('button', { name: 'Kullanıcıyı yasakla' })
    })
    await step('the message clears after three seconds', async () => {
      await waitFor(() => expect(dialog.queryByText(STATUS_UPDATED)).not.toBeInTheDocument())
    })
    await step('closing leaves the list', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
    })
  },
}

/** Activating a customer needs no confirmation. */
export const ActivateInactive: Story = {
  parameters: { rules: ['IDENTITY-14'] },
  args: { path: manage(703) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await userEvent.click(await dialog.findByRole('button', { name: 'Kullanıcıyı etkinleştir' }))
    await expect(await dialog.findByText(STATUS_UPDATED)).toBeVisible()
  },
}

export const StatusRefused: Story = {
  parameters: { rules: ['ADMIN-36'] },
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.changeRefused),
  play: async ({ canvasElement }) => {
    const dialog = await ban(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Hata: Bulunamadı.')
  },
}

/** A failure belongs to the customer whose change failed, not to the one who is opened next. */
export const FailureOfAnother: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.changeFails),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ban(canvasElement)
    await dialog.findByRole('alert')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Yönet: Zeynep Çelik' }))
    const other = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await other.findByText('zeynep.celik@posta.example')
    await expect(other.queryByRole('alert')).toBeNull()
  },
}

export const StatusFails: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.changeFails),
  play: async ({ canvasElement }) => {
    const dialog = await ban(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Kullanıcı durumu güncellenirken hata oluştu',
    )
  },
}
