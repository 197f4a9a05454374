import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { adminOrderMocks } from '@/mocks/orders/admin-orders'
import { adminSessionMocks } from '@/mocks/staff/session'
import { userMocks } from '@/mocks/users/users'
import { dialogIn, questionIn } from '../../admin/shared/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, freshAdmin, said } from './back-office'

const PLACE = '/dashboard?section=users'
const idOf = (sequence: number) => `00000000-0000-4000-8000-000000000${sequence}`

const meta = {
  title: 'Flows/Admin/Users',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => {
    msw.use(...userMocks.ok, ...adminSessionMocks.ok, ...adminOrderMocks.ok)
    freshAdmin()
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Yönet: Zeynep Çelik' })
    await expect(canvas.getByText('Sayfa 1 / 3 (41 kayıt)')).toBeVisible()
    await step('the cards show real counts', async () => {
      const cards = within(canvas.getByRole('region', { name: 'Kullanıcı sayıları' }))
      await expect(cards.getByText('36')).toBeVisible()
      await expect(cards.getByText('9')).toBeVisible()
    })
    await step('premium members only, then all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yalnızca premium' }))
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Yönet: Sabine Koch' })).toBeNull())
      await expect(currentUrl()).toBe(`${PLACE}&premium=true`)
      await userEvent.click(canvas.getByRole('button', { name: 'Tüm kullanıcılar' }))
      await canvas.findByRole('button', { name: 'Yönet: Sabine Koch' })
    })
    await step('filters and search stand in the URL', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Yasaklı')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&status=banned`))
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Yönet: Sabine Koch' })).toBeNull())
    })
  },
}

/** Asks for it and types the address of the open customer. */
async function anonymise(canvasElement: HTMLElement) {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await userEvent.click(await dialog.findByRole('button', { name: 'Anonimleştir' }))
  const question = await questionIn(canvasElement)
  const typed = question.getByRole('textbox')
  const [email = ''] = /\S+@\S+/.exec(question.getByText(/^Onaylamak için/).textContent ?? '') ?? []
  await userEvent.type(typed, email)
  await userEvent.click(question.getByRole('button', { name: 'Anonimleştir' }))
}

const manage = (sequence: number) => `${PLACE}&user=${idOf(sequence)}`

/** Reload with an open dialog: the URL alone opens it. */
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

const SAID = 'Kullanıcı durumu başarıyla güncellendi!'

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
    await expect(await dialog.findByText(SAID)).toBeVisible()
    await step('lifting asks first', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Yasağı kaldır' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Yasağı kaldır' }))
      await dialog.findByRole('button', { name: 'Kullanıcıyı yasakla' })
    })
    await step('the message clears after three seconds', async () => {
      await waitFor(() => expect(dialog.queryByText(SAID)).not.toBeInTheDocument())
    })
    await step('closing leaves the list', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
    })
  },
}

/** No question here. */
export const ActivateInactive: Story = {
  parameters: { rules: ['IDENTITY-14'] },
  args: { path: manage(703) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await userEvent.click(await dialog.findByRole('button', { name: 'Kullanıcıyı etkinleştir' }))
    await expect(await dialog.findByText(SAID)).toBeVisible()
  },
}

export const StatusRefused: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.changeRefused),
  play: async ({ canvasElement }) => {
    const dialog = await ban(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Hata: Bulunamadı.')
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

async function extend(canvasElement: HTMLElement) {
  const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
  await userEvent.click(await dialog.findByRole('button', { name: 'Uzat' }))
  const prompt = await dialogIn(canvasElement, 'Premium süresini uzat')
  await userEvent.click(prompt.getByRole('button', { name: '1 ay ekle' }))
  return dialog
}

/** 409: somebody else changed the membership. */
export const ChangedMeanwhile: Story = {
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(...userMocks.changedMeanwhile),
  play: async ({ canvasElement }) => {
    const dialog = await extend(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Hata: Bu, kayıtlı verilerle çakışıyor.')
  },
}

/** A refusal without a message. */
export const PremiumRefused: Story = {
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(...userMocks.premiumMute),
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

export const UserGone: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.gone),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(await dialog.findByText('Bulunamadı.')).toBeVisible()
  },
}

export const UserSlow: Story = {
  args: { path: manage(702) },
  beforeEach: ({ msw }) => msw.use(...userMocks.detailSlow),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(dialog.queryByText('sabine.koch@post.example')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz kullanıcı yok')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kullanıcılar' })
    await expect(canvas.queryByRole('button', { name: /^Yönet/ })).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  parameters: { rules: ['DEPART-12'] },
  beforeEach: ({ msw }) => msw.use(...userMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kullanıcılar yüklenirken hata oluştu')).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kullanıcılar yüklenirken hata oluştu')).toBeVisible()
  },
}

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu işlem için yetkiniz yok.')).toBeVisible()
  },
}

export const ExpiredSession: Story = {
  beforeEach: ({ msw }) => msw.use(...userMocks.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await expect(currentUrl()).toBe('/')
  },
}

/** All data as a file, then the customer is forgotten [ADMIN-67]. */
export const Privacy: Story = {
  parameters: { ...wide.parameters, layout: 'fullscreen', rules: ['ADMIN-67'] },
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

/** The server refuses with a message of its own; the dialog stays. */
export const PrivacyRefused: Story = {
  args: { path: manage(701) },
  beforeEach: ({ msw }) => msw.use(...userMocks.ordersUnderWay),
  play: async ({ canvasElement }) => {
    await anonymise(canvasElement)
    const dialog = await dialogIn(canvasElement, 'Kullanıcıyı yönet')
    await expect(await dialog.findByText(/tüm siparişler kargolandığında/)).toBeVisible()
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
