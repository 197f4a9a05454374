import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from '@storybook/test'
import { userMocks } from '@/shop/users/users.mocks'
import { failing } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { dialogIn, questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { currentUrl, BackOffice, said } from '../back-office'
import { manage, PLACE } from './users'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Users/Privacy',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...userMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Requests anonymisation and confirms it by typing the customer's email address. */
async function anonymise(canvasElement: HTMLElement) {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await userEvent.click(await dialog.findByRole('button', { name: 'Anonimleştir' }))
  const question = await questionIn(canvasElement)
  const typed = question.getByRole('textbox')
  const [email = ''] = /\S+@\S+/.exec(question.getByText(/^Onaylamak için/).textContent ?? '') ?? []
  await userEvent.type(typed, email)
  await userEvent.click(question.getByRole('button', { name: 'Anonimleştir' }))
}

/** Exports the customer's data as a file, then anonymises the customer [ADMIN-67]. */
export const Privacy: Story = {
  parameters: { ...wide.parameters, ...flow, rules: ['ADMIN-67'] },
  args: { path: manage(701) },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await step('the file', async () => {
      const saved: string[] = []
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push(this.download)
      })
      await userEvent.click(await dialog.findByRole('button', { name: 'Verileri indir (JSON)' }))
      await waitFor(() => expect(saved[0]).toMatch(/^kullanici-verileri-.*\.json$/))
    })
    await anonymise(canvasElement)
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
    await said('Kullanıcı anonimleştirildi')
  },
}

/** The server rejects the request with its own message; the dialog stays open. */
export const PrivacyRefused: Story = {
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(...userMocks.ordersUnderWay),
  play: async ({ canvasElement }) => {
    await anonymise(canvasElement)
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(await dialog.findByText(/tüm siparişler kargolandığında/)).toBeVisible()
  },
}

export const DeletedMeanwhile: Story = {
  parameters: { rules: ['ADMIN-994'] },
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(failing('anonymiseUser', 'NOT_FOUND')),
  play: async ({ canvasElement }) => {
    await anonymise(canvasElement)
    await said('Bu müşterinin hesabı zaten silinmiş')
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

export const PrivacyFails: Story = {
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(...userMocks.privacyFails),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await userEvent.click(await dialog.findByRole('button', { name: 'Verileri indir (JSON)' }))
    await expect(await dialog.findByText(/Veriler indirilirken hata oluştu|^Hata:/)).toBeVisible()
  },
}
