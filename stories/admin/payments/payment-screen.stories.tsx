import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { PaymentScreen } from '@/screens/admin/payments/payment-screen'
import type { PaymentBlock } from '@/screens/admin/payments/payment-types'
import preview from '#.storybook/preview'
import { germanySettings, turkeySettings } from '../../fixtures/admin-payment'
import { body } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const germany: PaymentBlock = { state: { status: 'ready', item: germanySettings } }
const turkey: PaymentBlock = { state: { status: 'ready', item: turkeySettings } }

const meta = preview.meta({
  title: 'Admin/Payment settings/Payment settings page',
  component: PaymentScreen,
  decorators: [inShell('payment-settings')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { blocks: { germany, turkey }, onSave: fn(), onRetry: fn(), onSavedEnd: fn() },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('calls onSave', async ({ args, canvas }) => {
  const form = within(canvas.getByRole('form', { name: 'Almanya' }))
  const standard = form.getByLabelText('Standart')
  await userEvent.clear(standard)
  await userEvent.type(standard, '12,50')
  await userEvent.click(form.getByRole('switch', { name: 'PayPal' }))
  await userEvent.click(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' }))
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith(
      'germany',
      {
        ...germanySettings,
        paypal: { ...germanySettings.paypal, enabled: false },
        shippingRules: { ...germanySettings.shippingRules, standardShippingCost: 1250 },
      },
      {},
    ),
  )
})

/** The own password is asked for where something changes that shoppers pay to. */
export const PayeeChanged = meta.story({
  play: async ({ args, canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Almanya' }))
    await expect(form.queryByLabelText('Kendi şifreniz')).toBeNull()
    await expect(form.getByText('Mobil uygulamanın siparişleri için de geçerlidir.')).toBeVisible()
    await userEvent.type(form.getByLabelText('Hesap sahibi'), ' KG')
    await userEvent.click(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' }))
    await expect(await form.findByText('Kendi şifreniz gereklidir')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(form.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' }))
    const { bankTransfer } = germanySettings
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        'germany',
        {
          ...germanySettings,
          bankTransfer: { ...bankTransfer, accountHolder: `${bankTransfer.accountHolder} KG` },
        },
        { currentPassword: 'Kamille-2026' },
      ),
    )
  },
})

export const WrongPassword = meta.story({
  args: {
    blocks: {
      germany: {
        ...germany,
        saveError: {
          status: 'refused',
          message: 'Mevcut şifre hatalı.',
          fieldErrors: [{ path: 'currentPassword', msg: 'Mevcut şifre hatalı.' }],
        },
      },
      turkey,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kendi şifreniz')).toHaveAccessibleDescription(/Mevcut şifre hatalı/)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Invalid = meta.story({
  play: async ({ args, canvas, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Türkiye' }))
    const standard = form.getByLabelText('Standart')
    await userEvent.clear(standard)
    await userEvent.type(standard, '-5,00')
    await userEvent.clear(form.getByLabelText('KDV oranı'))
    await userEvent.type(form.getByLabelText('KDV oranı'), '120')
    await userEvent.click(form.getByRole('button', { name: 'Türkiye ayarlarını kaydet' }))
    await expect(await form.findByText('0 veya daha büyük olmalı')).toBeVisible()
    await expect(form.getByText('0 ile 100 arasında olmalı')).toBeVisible()
    await expect(standard).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await step('the error goes when the field is edited', async () => {
      await userEvent.type(standard, '{Backspace}')
      await expect(form.queryByText('0 veya daha büyük olmalı')).not.toBeInTheDocument()
    })
  },
})

export const Loading = meta.story({
  args: { blocks: { germany: { state: { status: 'loading' } }, turkey: { state: { status: 'loading' } } } },
})

export const LoadFailed = meta.story({
  args: {
    blocks: {
      germany: { state: { status: 'error' } },
      turkey: { state: { status: 'error', refused: true } },
    },
  },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByText('Ödeme ayarları yüklenirken hata oluştu')).toBeVisible()
  await expect(canvas.getByText('Ödeme ayarları yüklenemedi')).toBeVisible()
  const [, second] = canvas.getAllByRole('button', { name: 'Tekrar dene' })
  if (second) await userEvent.click(second)
  await expect(args.onRetry).toHaveBeenCalledWith('turkey')
})

export const Saving = meta.story({
  args: { blocks: { germany: { ...germany, saving: true }, turkey } },
})
Saving.test('calls onSave', async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Almanya ayarlarını kaydet' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await expect(args.onSave).not.toHaveBeenCalled()
})

/** A method is not switched on without what it needs, and a wrong account is said at its field. */
export const WrongAccount = meta.story({
  parameters: { rules: ['ADMIN-83'] },
  play: async ({ args, canvas, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Almanya' }))
    const [iban, bic] = [form.getByLabelText('IBAN'), form.getByLabelText('BIC')]
    const save = () => userEvent.click(form.getByRole('button', { name: 'Almanya ayarlarını kaydet' }))
    const type = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field)
      if (text !== '') await userEvent.type(field, text)
    }
    await step('the check digits are wrong', async () => {
      await type(iban, 'DE03 1203 0000 0000 2020 51')
      await type(bic, 'BYLA')
      await save()
      await waitFor(() => expect(iban).toHaveAccessibleDescription(/^Bu IBAN geçersiz/))
      await expect(bic).toHaveAccessibleDescription('Geçerli bir BIC değil')
    })
    await step('there is none', async () => {
      await type(iban, '')
      await type(bic, '')
      await save()
      await waitFor(() => expect(iban).toHaveAccessibleDescription('Havale için IBAN gerekir'))
      await expect(args.onSave).not.toHaveBeenCalled()
    })
  },
})

export const Saved = meta.story({
  args: { blocks: { germany: { ...germany, saved: true }, turkey } },
  play: async ({ args, canvasElement, step }) => {
    const message = await body(canvasElement).findByText('Almanya ayarları başarıyla kaydedildi!')
    await waitFor(() => expect(message).toBeVisible())
    await step('it clears after three seconds', async () => {
      await waitFor(() => expect(args.onSavedEnd).toHaveBeenCalledWith('germany'))
    })
  },
})

export const SaveRefused = meta.story({
  args: { blocks: { germany: { ...germany, saveError: { status: 'refused' } }, turkey } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ayarlar kaydedilemedi')
  },
})
export const SaveFailed = meta.story({
  args: { blocks: { germany, turkey: { ...turkey, saveError: { status: 'failed' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ayarlar kaydedilirken hata oluştu')
  },
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
