import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { cargoMocks } from '@/shop/cargo/cargo.mocks'
import { cargoCompanies } from '@/shop/cargo/cargo.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { dialogIn, questionIn, body } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const meta = {
  title: 'Flows/Admin/Cargo',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=cargo' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...cargoMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const PLACE = '/dashboard?section=cargo'

export const Success: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'DHL: düzenle' })
    await expect(canvas.getByText('Sayfa 1 / 2 (12 kayıt)')).toBeVisible()
    await step('search, filter and page stand in the URL', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }))
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&page=2`))
      await userEvent.type(canvas.getByRole('searchbox'), 'herm')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&search=herm`))
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'DHL: düzenle' })).toBeNull())
      await userEvent.clear(canvas.getByRole('searchbox'))
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Aktif')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&activity=active`))
    })
    await step('switching a company, at whose switch the keyboard stays', async () => {
      const toggle = await canvas.findByRole('switch', { name: 'DHL aktif' })
      toggle.focus()
      await userEvent.keyboard(' ')
      await said('Kargo şirketi durumu güncellendi')
      await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'false'))
      await expect(toggle).toHaveFocus()
    })
  },
}

async function openEditor(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'DHL: düzenle' }))
  return dialogIn(canvasElement, 'Kargo şirketini düzenle')
}

export const Edit: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openEditor(canvasElement)
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&company=00000000-0000-4000-8000-000000000501`))
    await userEvent.type(dialog.getByLabelText(/^İsim/), ' Paket')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await said('Kargo şirketi başarıyla güncellendi')
    await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(currentUrl()).toBe(PLACE))
  },
}

async function create(canvasElement: HTMLElement) {
  const dialog = await dialogIn(canvasElement, 'Yeni kargo şirketi')
  await userEvent.type(dialog.getByLabelText(/^İsim/), 'GLS')
  await userEvent.type(dialog.getByLabelText(/^Kod/), 'gls')
  await userEvent.type(dialog.getByLabelText(/^Takip/), 'https://gls.example/?no=')
  await userEvent.click(dialog.getByRole('button', { name: /ekle$/ }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Almanya' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
  return dialog
}

/** Creates a company in the form, which is opened by its URL. */
export const Create: Story = {
  parameters: { rules: ['ADMIN-29'] },
  args: { path: `${PLACE}&company=new` },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Sayfa 1 / 2 (12 kayıt)')
    await create(canvasElement)
    await said('Kargo şirketi başarıyla oluşturuldu')
  },
}

/** 409: the dialog stays open and keeps the input. */
export const CodeTaken: Story = {
  args: { path: `${PLACE}&company=new` },
  beforeEach: ({ msw }) => msw.use(...cargoMocks.codeTaken),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Sayfa 1 / 2 (12 kayıt)')
    const dialog = await create(canvasElement)
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Kod/)).toHaveAccessibleDescription('Bu kod zaten kullanılıyor.'),
    )
    await expect(dialog.getByLabelText(/^İsim/)).toHaveValue('GLS')
  },
}

export const SaveFails: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.changeFails),
  play: async ({ canvasElement }) => {
    const dialog = await openEditor(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Kargo şirketi kaydedilirken hata oluştu',
    )
  },
}

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.saving),
  play: async ({ canvasElement }) => {
    const dialog = await openEditor(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Kaydet/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

async function remove(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'DHL: sil' }))
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Şirketi sil' }))
}

export const Delete: Story = {
  play: async ({ canvasElement }) => {
    await remove(canvasElement)
    await said('Kargo şirketi başarıyla silindi')
  },
}

/** The button that opened the question is gone with its row: the keyboard stays in the section. */
export const DeleteByKeyboard: Story = {
  beforeEach: ({ msw }) => {
    let rows = cargoCompanies
    msw.use(
      answers('listCargo', () => ({ cargoCompanies: [...rows], pagination: firstPage(rows.length, 10) })),
      answers('deleteCargo', () => {
        rows = rows.slice(1)
        return {}
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'DHL: sil' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const question = await questionIn(canvasElement)
    question.getByRole('button', { name: 'Şirketi sil' }).focus()
    await userEvent.keyboard('{Enter}')
    await said('Kargo şirketi başarıyla silindi')
    // On to the row in its place (ADMIN-823).
    await waitFor(() => expect(canvas.queryByText('DHL')).not.toBeInTheDocument())
    const [, next] = canvas.getAllByRole('row')
    await waitFor(() => expect(next?.contains(document.activeElement)).toBe(true))
  },
}

/** The server rejects the deletion, and its reason is shown in the error message. */
export const DeleteRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.inUse),
  play: async ({ canvasElement }) => {
    await remove(canvasElement)
    await said('DHL siparişlerde kullanıldığı için silinemez')
  },
}

export const DeleteFails: Story = {
  parameters: { rules: ['ADMIN-30'] },
  beforeEach: ({ msw }) => msw.use(...cargoMocks.changeFails),
  play: async ({ canvasElement }) => {
    await remove(canvasElement)
    await said('Silme işlemi sırasında hata oluştu')
  },
}

export const ToggleFails: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.changeFails),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'DHL aktif' }))
    await said('Durum güncellenirken hata oluştu')
    await expect(canvas.getByRole('switch', { name: 'DHL aktif' })).toBeChecked()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz kargo şirketi yok')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kargo Şirketleri' })
    await expect(canvas.queryByRole('button', { name: 'DHL: düzenle' })).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.error),
  play: async ({ canvas, msw, step }) => {
    await expect(await canvas.findByText('Kargo şirketleri yüklenirken hata oluştu')).toBeVisible()
    await step('trying again helps once the server does', async () => {
      msw.use(...cargoMocks.ok)
      await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
      await canvas.findByRole('button', { name: 'DHL: düzenle' })
    })
  },
}

/** The response succeeds but contains no list. */
export const UnreadableAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.unreadable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Geçersiz API yanıtı')).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kargo şirketleri yüklenirken hata oluştu')).toBeVisible()
  },
}

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu işlem için yetkiniz yok.')).toBeVisible()
  },
}

export const ExpiredSession: Story = {
  beforeEach: ({ msw }) => msw.use(...cargoMocks.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}
