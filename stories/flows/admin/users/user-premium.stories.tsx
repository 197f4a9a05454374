import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { userDetail, zeynep } from '@/shop/users/users.mocks'
import { answers, offline } from '@/mocks/shared/handlers'
import { userMocks } from '@/shop/users/users.mocks'
import { flow } from '@stories/fixtures/flow'
import { dialogIn, questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { BackOffice } from '../back-office'
import { manage, PLACE } from './users'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Users/Premium',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...userMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Opening the dialog by its URL alone, then managing the membership. */
export const Premium: Story = {
  parameters: { rules: ['PREMIUM-7', 'PREMIUM-8'] },
  args: { path: manage(701) },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await step('extending asks for months', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Uzat' }))
      const prompt = await dialogIn(canvasElement, 'Premium süresini uzat')
      await userEvent.click(prompt.getByRole('button', { name: '1 ay ekle' }))
      await expect(await dialog.findByText('Premium üyelik uzatıldı')).toBeVisible()
    })
    await step('stopping asks first', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Durdur' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Üyeliği durdur' }))
      await expect(await dialog.findByText('Premium üyelik durduruldu')).toBeVisible()
    })
    await step('activating again', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Etkinleştir' }))
      const prompt = await dialogIn(canvasElement, 'Premium üyeliği etkinleştir')
      await userEvent.click(prompt.getByRole('button', { name: '1 ay ekle' }))
      await expect(await dialog.findByText('Premium üyelik etkinleştirildi')).toBeVisible()
    })
  },
}

async function extend(canvasElement: HTMLElement) {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await userEvent.click(await dialog.findByRole('button', { name: 'Uzat' }))
  const prompt = await dialogIn(canvasElement, 'Premium süresini uzat')
  await userEvent.click(prompt.getByRole('button', { name: '1 ay ekle' }))
  return dialog
}

/** 409: someone else changed the membership. */
export const ChangedMeanwhile: Story = {
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(...userMocks.changedMeanwhile),
  play: async ({ canvasElement }) => {
    const dialog = await extend(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Hata: Üyeliğin durumu bu arada değişti.',
    )
  },
}

/** The server rejects the request without a message. */
export const PremiumRefused: Story = {
  parameters: { rules: ['DEPART-254'] },
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(...userMocks.premiumWithoutBody),
  play: async ({ canvasElement }) => {
    const dialog = await extend(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('İşlem başarısız')
  },
}

export const PremiumFails: Story = {
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(...userMocks.changeFails),
  play: async ({ canvasElement }) => {
    const dialog = await extend(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('İşlem sırasında hata oluştu')
  },
}

/** The membership was extended but the response was lost: it is shown as it is, so that it is not extended again. */
export const PremiumLost: Story = {
  args: { path: manage(701) },
  beforeEach: ({ msw }) => {
    let remainingDays = 5
    msw.use(
      answers('getUser', () => {
        const user = userDetail({ ...zeynep, remainingDays })
        remainingDays = 35
        return { user }
      }),
      offline('setUserPremium'),
    )
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(await dialog.findByText('5 gün kaldı')).toBeVisible()
    await extend(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('İşlem sırasında hata oluştu')
    await expect(await dialog.findByText('35 gün kaldı')).toBeVisible()
  },
}
