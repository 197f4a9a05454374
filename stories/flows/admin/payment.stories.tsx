import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { cargoMocks } from '@/shop/cargo/cargo.mocks'
import { paymentMocks } from '@/shop/payments/payments.mocks'
import { failing } from '@/mocks/shared/handlers'
import { verifiedAs } from '@/shop/staff/session.mocks'
import { dialogIn, pressable } from '../../fixtures/body'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const meta = {
  title: 'Flows/Admin/Payment settings',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=payment-settings' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...paymentMocks.ok, ...cargoMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Waits for both forms to show the text, since each loads separately. */
const bothSay = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(within(canvasElement).getAllByText(text)).toHaveLength(2))

async function changeStandard(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const form = within(await canvas.findByRole('form', { name: 'Almanya' }))
  await userEvent.clear(form.getByLabelText(/^Standart/))
  await userEvent.type(form.getByLabelText(/^Standart/), '12,50')
  await userEvent.click(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' }))
  return form
}

/** Each form is saved separately; unsaved input in the other one is kept. */
export const Success: Story = {
  parameters: { rules: ['ADMIN-6', 'ADMIN-32'] },
  play: async ({ canvas, canvasElement, step }) => {
    const turkey = within(await canvas.findByRole('form', { name: 'Türkiye' }))
    await userEvent.type(turkey.getByLabelText(/^Hesap sahibi/), ' X')
    const form = await changeStandard(canvasElement)
    await said('Almanya ayarları başarıyla kaydedildi!')
    await expect(turkey.getByLabelText(/^Hesap sahibi/)).toHaveValue('Verda Ticaret Ltd. Şti. X')
    await step('the saved values stay, and so does the focus', async () => {
      await expect(form.getByLabelText(/^Standart/)).toHaveValue('12,50')
      await waitFor(() => expect(form.queryByText('Kaydedilmemiş değişiklikler var')).toBeNull())
      await expect(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' })).toHaveFocus()
    })
    await step('the message clears after three seconds', async () => {
      await waitFor(() =>
        expect(screen.queryByText('Almanya ayarları başarıyla kaydedildi!')).not.toBeInTheDocument(),
      )
    })
  },
}

/** Leaving the section with unsaved changes asks for confirmation. */
export const LeavingAsks: Story = {
  play: async ({ canvas, step }) => {
    const turkey = within(await canvas.findByRole('form', { name: 'Türkiye' }))
    await userEvent.type(turkey.getByLabelText(/^Hesap sahibi/), ' X')
    await turkey.findByText('Kaydedilmemiş değişiklikler var')
    const leave = async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Kargo Şirketleri/ }))
      return pressable(await screen.findByRole('alertdialog', { name: 'Değişikliklerden vazgeçilsin mi?' }))
    }
    await step('staying keeps what was typed', async () => {
      await userEvent.click((await leave()).getByRole('button', { name: 'Düzenlemeye dön' }))
      await waitFor(() => expect(currentUrl()).toBe('/dashboard?section=payment-settings'))
      await expect(turkey.getByLabelText(/^Hesap sahibi/)).toHaveDisplayValue(/ X$/)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
    await step('given up, the section changes', async () => {
      await userEvent.click((await leave()).getByRole('button', { name: 'Değişiklikleri sil' }))
      await waitFor(() => expect(currentUrl()).toBe('/dashboard?section=cargo'))
    })
  },
}

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...paymentMocks.saving),
  play: async ({ canvasElement }) => {
    const form = await changeStandard(canvasElement)
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

export const SaveRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...paymentMocks.saveRefused),
  play: async ({ canvasElement }) => {
    const form = await changeStandard(canvasElement)
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Ayarlar kaydedilemedi: Lütfen girdiğiniz bilgileri kontrol edin.',
    )
    await expect(form.getByLabelText(/^Standart/)).toHaveValue('12,50')
  },
}

/** A wrong own password is said at its field; nothing typed is lost. */
export const WrongPassword: Story = {
  parameters: { rules: ['IDENTITY-54'] },
  beforeEach: ({ msw }) => msw.use(...paymentMocks.wrongPassword),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Almanya' }))
    await userEvent.type(form.getByLabelText(/^Hesap sahibi/), ' KG')
    await userEvent.type(form.getByLabelText('Kendi şifreniz'), 'falsch')
    await userEvent.click(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' }))
    await expect(await form.findByText('Mevcut şifre hatalı.')).toBeVisible()
    await expect(form.getByLabelText('Kendi şifreniz')).toHaveValue('falsch')
    await expect(form.getByLabelText(/^Hesap sahibi/)).toHaveDisplayValue(/ KG$/)
  },
}

/** With an authenticator app its code proves as well; a used one is said at its field. */
export const WrongCode: Story = {
  parameters: { rules: ['IDENTITY-240'] },
  beforeEach: ({ msw }) =>
    msw.use(
      verifiedAs({ factors: { hasTotp: true, hasPasskeys: false } }),
      failing('updatePaymentSettings', 'WRONG_CODE', { details: { field: 'secondFactor.code' } }),
    ),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Almanya' }))
    await userEvent.type(form.getByLabelText(/^Hesap sahibi/), ' KG')
    await userEvent.type(form.getByLabelText('Ya da uygulamanın kodu'), '123456')
    await userEvent.click(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' }))
    await expect(await form.findByText('Bu kod hatalı veya daha önce kullanılmış.')).toBeVisible()
    await expect(form.getByLabelText('Ya da uygulamanın kodu')).toHaveFocus()
    await expect(form.getByLabelText(/^Hesap sahibi/)).toHaveDisplayValue(/ KG$/)
  },
}

export const SaveFails: Story = {
  beforeEach: ({ msw }) => msw.use(...paymentMocks.saveFails),
  play: async ({ canvasElement }) => {
    const form = await changeStandard(canvasElement)
    await expect(await form.findByRole('alert')).toHaveTextContent('Ayarlar kaydedilirken hata oluştu')
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...paymentMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ödeme Ayarları' })
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...paymentMocks.error),
  play: async ({ canvas, canvasElement, msw, step }) => {
    await bothSay(canvasElement, 'Ödeme ayarları yüklenirken hata oluştu')
    await step('each block is tried again by itself', async () => {
      msw.use(...paymentMocks.ok)
      const [first] = canvas.getAllByRole('button', { name: 'Tekrar dene' })
      if (first) await userEvent.click(first)
      await canvas.findByRole('form', { name: 'Almanya' })
      await expect(canvas.queryByRole('form', { name: 'Türkiye' })).not.toBeInTheDocument()
    })
  },
}

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...paymentMocks.forbidden),
  play: async ({ canvasElement }) => {
    await bothSay(canvasElement, 'Ödeme ayarları yüklenemedi: Bu işlem için yetkiniz yok.')
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...paymentMocks.offline),
  play: async ({ canvasElement }) => {
    await bothSay(canvasElement, 'Ödeme ayarları yüklenirken hata oluştu')
  },
}

export const ExpiredSession: Story = {
  beforeEach: ({ msw }) => msw.use(...paymentMocks.expired),
  play: async ({ canvas, canvasElement }) => {
    await changeStandard(canvasElement)
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}

/** The keys of PayPal are typed in a dialog, which closes once they are kept. */
export const PaypalConnected: Story = {
  parameters: { rules: ['ORDER-730'] },
  play: async ({ canvas, canvasElement }) => {
    const panel = within(await canvas.findByRole('region', { name: 'PayPal bağlantısı: Almanya' }))
    await userEvent.click(await panel.findByRole('button', { name: 'PayPal’a bağla' }))
    const dialog = await dialogIn(canvasElement, 'PayPal’a bağlan')
    await userEvent.type(dialog.getByLabelText(/^Client ID/), 'AX-verda')
    await userEvent.type(dialog.getByLabelText(/^Secret/), 'EB-verda')
    await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'PayPal’a bağla' }))
    await panel.findByText('Bağlı: AX-verda')
    await userEvent.click(panel.getByRole('button', { name: 'Bağlantıyı dene' }))
    await expect(await panel.findByRole('status')).toHaveTextContent('PayPal yanıt verdi')
  },
}
