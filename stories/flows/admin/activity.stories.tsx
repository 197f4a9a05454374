import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, waitFor } from '@storybook/test'
import { activityMocks } from '@/shop/activity/activity.mocks'
import { mailMocks } from '@/shop/mails/mails.mocks'
import { adminAccountMocks } from '@/shop/staff/admins.mocks'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=activity'

/** The audit log of admin changes and the log of sent emails [ADMIN-55] [ADMIN-56]. */
const meta = {
  title: 'Flows/Admin/Activity',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...activityMocks.ok, ...mailMocks.ok, ...adminAccountMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Filtered: Story = {
  play: async () => {
    await expect(await screen.findByText('Ürün değiştirildi')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'Sipariş')
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&kind=order`))
    await expect(await screen.findByText('Sipariş durumu değişti')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Ürün değiştirildi')).toBeNull())
  },
}

export const Export: Story = {
  beforeEach: () => {
    spyOn(URL, 'createObjectURL')
  },
  play: async () => {
    await screen.findByText('Ürün değiştirildi')
    await userEvent.click(screen.getByRole('button', { name: 'CSV indir' }))
    await said('Kayıtlar indirildi')
    const [file] = mocked(URL.createObjectURL).mock.lastCall ?? []
    const text = file instanceof Blob ? await file.text() : ''
    await expect(text.split('\r\n')).toHaveLength(5)
    await expect(text).toContain('Elif Yılmaz;product.update;Abendruhe;"name: Abendruhe Tee → Abendruhe')
  },
}

export const ExportFails: Story = {
  play: async ({ msw }) => {
    await screen.findByText('Ürün değiştirildi')
    msw.use(...activityMocks.error)
    await userEvent.click(screen.getByRole('button', { name: 'CSV indir' }))
    await said(/^Kayıtlar indirilemedi/)
  },
}

export const MailSentAgain: Story = {
  play: async () => {
    await screen.findByText('Ürün değiştirildi')
    await userEvent.click(screen.getByRole('tab', { name: 'E-postalar' }))
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&tab=mails`))
    const [first] = await screen.findAllByRole('button', { name: /^Yeniden gönder/ })
    if (first) await userEvent.click(first)
    await said('E-posta yeniden sıraya alındı')
  },
}

export const MailSentAgainByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { path: `${PLACE}&tab=mails` },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Yeniden gönder/ })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await said('E-posta yeniden sıraya alındı')
    await expect(first).toHaveFocus()
  },
}

export const SentMeanwhile: Story = {
  args: { path: `${PLACE}&tab=mails` },
  beforeEach: ({ msw }) => msw.use(...mailMocks.alreadySent),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Yeniden gönder/ })
    if (first) await userEvent.click(first)
    await said(/^E-posta gönderilemedi/)
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...activityMocks.error),
  play: async () => {
    await expect(await screen.findByText('Kayıtlar yüklenirken hata oluştu')).toBeVisible()
  },
}
