import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { admin } from '@/shop/staff/staff-data.mocks'
import { verifiedAs } from '@/shop/staff/session.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { PERMISSIONS_OF } from '@/shop/roles/roles'
import { roleMocks } from '@/shop/roles/roles.mocks'
import { dialogIn, questionIn } from '../../fixtures/body'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const meta = {
  title: 'Flows/Admin/Roles',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=roles' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...roleMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Create: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rol oluştur' }))
    const dialog = await dialogIn(canvasElement, 'Rol oluştur')
    await userEvent.type(dialog.getByLabelText('Ad'), 'Depo')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Siparişleri işleme/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Rol oluştur' }))
    await said('Rol oluşturuldu')
  },
}

export const NameTaken: Story = {
  beforeEach: ({ msw }) => mockAdmin(msw, ...roleMocks.nameTaken, ...roleMocks.ok),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rol oluştur' }))
    const dialog = await dialogIn(canvasElement, 'Rol oluştur')
    await userEvent.type(dialog.getByLabelText('Ad'), 'Depo')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Siparişleri işleme/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Rol oluştur' }))
    await expect(await dialog.findByText('Bu adda bir rol zaten var.')).toBeVisible()
  },
}

/** Somebody got the role since the list was read. */
export const InUse: Story = {
  beforeEach: ({ msw }) => mockAdmin(msw, ...roleMocks.inUse, ...roleMocks.ok),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Danışma: sil' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Sil' }))
    await said(/Bu rol hâlâ kullanımda \(2 kişi\)/)
  },
}

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => mockAdmin(msw, ...roleMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Roller yüklenirken hata oluştu')).toBeVisible()
  },
}

/** A role that packs parcels: its own sections, and a quiet word where an address leads elsewhere. */
export const NotPermitted: Story = {
  parameters: { rules: ['ADMIN-180'] },
  beforeEach: ({ msw }) => {
    const packer = { ...admin, role: 'orders', permissions: [...PERMISSIONS_OF.orders] }
    mockAdmin(msw, verifiedAs({ admin: packer }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu bölüm için yetkiniz yok')).toBeVisible()
    const navigation = within(canvas.getByRole('navigation', { name: 'Bölümler' }))
    await expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Siparişler/),
      expect.stringMatching(/^İadeler/),
      'Abonelikler',
      'Kullanıcılar',
      'Banka dosyası',
      'Kargo Şirketleri',
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Bölümlerinize dönün' }))
    await expect(await canvas.findByRole('heading', { name: 'Siparişler' })).toBeVisible()
  },
}

/** Who only reads the catalogue opens the form of a new product by its address. */
export const FormNotPermitted: Story = {
  parameters: { rules: ['ADMIN-300'] },
  args: { path: '/dashboard?section=products&product=new' },
  beforeEach: ({ msw }) => {
    const reader = { ...admin, role: 'reader', permissions: ['catalogue.read' as const] }
    mockAdmin(msw, verifiedAs({ admin: reader }), ...adminProductMocks.ok, ...categoryMocks.ok)
  },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Bu bölüm için yetkiniz yok')).toBeVisible()
    await step('the way back is the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Bölümlerinize dönün' }))
      await expect(await canvas.findByRole('heading', { name: 'Ürünler', level: 1 })).toBeVisible()
      await expect(canvas.queryByText('Bu bölüm için yetkiniz yok')).toBeNull()
    })
  },
}
