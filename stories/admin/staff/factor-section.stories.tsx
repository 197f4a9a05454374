import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { FactorNeededScreen } from '@/screens/admin/staff/factor/factor-needed-screen'
import { FactorSection } from '@/screens/admin/staff/factor/factor-section'
import { PasskeyList } from '@/screens/admin/staff/factor/passkey-list'
import { passkeyRows } from '@/shop/passkeys/passkeys.mocks'
import { recoveryCodes } from '@/shop/second-factor/second-factor.mocks'
import { ControlSizeProvider } from '@/ui/control-size'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const off = { status: 'ready', totpSince: null, recoveryCodes: 0, needsFactor: false } as const
const on = {
  status: 'ready',
  totpSince: '2026-11-02T09:00:00.000Z',
  recoveryCodes: 8,
  needsFactor: true,
} as const
const scan = {
  name: 'scan',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Verda:admin%40verda.example?issuer=Verda&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
} as const

const [onAdd, onRename, onRemove] = [fn(), fn(), fn()]

const meta = {
  title: 'Admin/Staff/Second factor',
  component: FactorSection,
  args: {
    state: off,
    step: { name: 'overview' },
    saving: false,
    refusal: {},
    onRetry: fn(),
    onChange: fn(),
    onProve: fn(),
    onConfirm: fn(),
    onDownload: fn(),
    onDone: fn(),
  },
  decorators: [
    (Section) => (
      <ControlSizeProvider value="admin">
        <div className="mx-auto max-w-130 bg-surface p-5 text-a-body text-text">
          <Section />
        </div>
      </ControlSizeProvider>
    ),
  ],
} satisfies Meta<typeof FactorSection>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  ...pictured,
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kur' }))
    await expect(args.onChange).toHaveBeenCalledWith('setUp')
  },
}

export const On: Story = {
  ...pictured,
  tags: ['picture'],
  args: { state: on },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('8 kurtarma kodu kaldı')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Kaldır' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni kurtarma kodları' }))
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 'remove')
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 'renewCodes')
  },
}

/** With passkeys, which are renamed in place. */
export const WithPasskeys: Story = {
  ...pictured,
  tags: ['picture'],
  args: {
    state: on,
    passkeys: <PasskeyList passkeys={passkeyRows} onAdd={onAdd} onRename={onRename} onRemove={onRemove} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geçiş anahtarı ekle' }))
    await expect(onAdd).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Telefonum: yeniden adlandır' }))
    const field = canvas.getByLabelText('Anahtarın adı')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Tablet{Enter}')
    await expect(onRename).toHaveBeenCalledWith('cGhvbmU', 'Tablet')
    await userEvent.click(canvas.getByRole('button', { name: 'Güvenlik anahtarı: kaldır' }))
    await expect(onRemove).toHaveBeenCalledWith(passkeyRows[1])
  },
}

/** A new passkey has a name. */
export const NewPasskey: Story = {
  args: { step: { name: 'proof', change: 'addPasskey' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Mevcut şifre'), 'Kamille-2026{Enter}')
    await expect(await canvas.findByText('Ad gereklidir')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Anahtarın adı'), 'Telefonum{Enter}')
    await expect(args.onProve).toHaveBeenCalledWith(
      { currentPassword: 'Kamille-2026', factor: '', name: 'Telefonum' },
      'addPasskey',
    )
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const LoadFailed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

/** Without a factor the password is enough. */
export const FirstProof: Story = {
  args: { step: { name: 'proof', change: 'setUp' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText('Doğrulama kodu')).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('Mevcut şifre'), 'Kamille-2026{Enter}')
    await expect(args.onProve).toHaveBeenCalledWith(
      { currentPassword: 'Kamille-2026', factor: '', name: '' },
      'setUp',
    )
  },
}

/** With a factor both are asked for. */
export const FullProof: Story = {
  ...pictured,
  tags: ['picture'],
  args: { state: on, step: { name: 'proof', change: 'remove' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaldır' }))
    await expect(await canvas.findByText('Mevcut şifre gereklidir')).toBeVisible()
    await expect(canvas.getByText('Kod gereklidir')).toBeVisible()
    await expect(args.onProve).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Vazgeç' }))
    await expect(args.onDone).toHaveBeenCalled()
  },
}

export const ProofRefused: Story = {
  args: {
    state: on,
    step: { name: 'proof', change: 'renewCodes' },
    refusal: {
      serverError: 'Bu kod hatalı veya daha önce kullanılmış.',
      fieldErrors: [{ path: 'secondFactor.code', msg: 'Bu kod hatalı veya daha önce kullanılmış.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Doğrulama kodu')).toBeInvalid()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Scan: Story = {
  ...pictured,
  tags: ['picture'],
  args: { step: scan },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Doğrulama uygulaması için QR kodu' })).toBeVisible()
    await expect(canvas.getByDisplayValue(scan.secret)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Uygulamanın gösterdiği kod'), '123456{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledWith('123456')
  },
}

export const Confirming: Story = {
  args: { step: scan, saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Doğrula' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const RecoveryCodes: Story = {
  ...pictured,
  tags: ['picture'],
  args: { step: { name: 'codes', codes: recoveryCodes } },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Kurtarma kodları' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'İndir' }))
    await expect(args.onDownload).toHaveBeenCalledWith(recoveryCodes)
    await userEvent.click(canvas.getByRole('button', { name: 'Kodları sakladım' }))
    await expect(args.onDone).toHaveBeenCalled()
  },
}

export const RecoveryCodesOnPhone: Story = {
  ...phone,
  ...pictured,
  tags: ['picture'],
  args: { step: { name: 'codes', codes: recoveryCodes } },
}

/** Instead of the back office, where the shop demands a factor. */
export const Needed: Story = {
  ...pictured,
  tags: ['picture'],
  args: { heading: 'h2' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Section) => (
      <FactorNeededScreen onLogout={() => undefined}>
        <Section />
      </FactorNeededScreen>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'İki adımlı doğrulamayı kurun' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Çıkış yap' })).toBeVisible()
  },
}
