import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { categoryMocks } from '@/mocks/catalogue/categories'
import { adminProductMocks } from '@/mocks/catalogue/admin-products'
import { productNamed } from '@/mocks/fixtures/products'
import { body, questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl, openedDialog, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=products'
const tea = productNamed('Abendruhe')

const meta = {
  title: 'Flows/Admin/Many products',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminProductMocks.ok, ...categoryMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `${name} seç` }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (dialog: Awaited<ReturnType<typeof openedDialog>>, file: File) => {
  const input = dialog
    .getByText(/CSV|dosya/i, { selector: 'p' })
    .ownerDocument.querySelector('input[type=file]')
  if (input instanceof HTMLInputElement) await userEvent.upload(input, file)
}
const importOf = (canvasElement: HTMLElement) => openedDialog(canvasElement, 'Ürünleri CSV ile değiştir')
const file = new File(['id;price.germany\n1;12,90'], 'urunler.csv', { type: 'text/csv' })

export const Prices: Story = {
  parameters: { rules: ['ADMIN-61'] },
  play: async ({ canvasElement, step }) => {
    await tick('Abendruhe')
    await waitFor(() => expect(currentUrl()).toContain(`selected=${tea._id}`))
    await press('Fiyatı değiştir')
    const dialog = await questionIn(canvasElement)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Miktar' }), '10')
    await userEvent.click(dialog.getByRole('button', { name: '1 fiyatı değiştir' }))
    await step('done, and taken back', async () => {
      await said('1 fiyat değişti')
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
      await press('Geri al')
      await said('Değişiklik geri alındı')
    })
  },
}

export const SomebodyWasFaster: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.changedMeanwhile),
  play: async ({ canvasElement }) => {
    await tick('Abendruhe')
    await press('Arşivle')
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Arşivle' }))
    await question.findByText('Bu kayıt bu arada değiştirildi. Lütfen yeniden yükleyin.')
    await expect(currentUrl()).toContain('selected=')
  },
}

export const Duplicate: Story = {
  parameters: { rules: ['ADMIN-62'] },
  play: async ({ canvasElement }) => {
    await press('Abendruhe, diğer işlemler')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopyala' }))
    const form = await openedDialog(canvasElement, 'Yeni ürün')
    await expect(await form.findByLabelText('Ürün adı')).toHaveValue('Abendruhe (Kopya)')
    await expect(form.getByLabelText('Adres (slug)')).toHaveValue('')
    await expect(form.getByLabelText('Adet')).toHaveValue('0')
    await expect(form.getByLabelText('Durum')).toHaveValue('inactive')
    await expect(currentUrl()).toBe(`${PLACE}&product=new&copy=${tea._id}`)
  },
}

export const Import: Story = {
  parameters: { rules: ['ADMIN-60'] },
  play: async ({ canvasElement }) => {
    await press('CSV yükle')
    await choose(await importOf(canvasElement), file)
    const dialog = await importOf(canvasElement)
    await dialog.findByRole('row', { name: /Abendruhe price\.germany/ })
    await userEvent.click(dialog.getByRole('button', { name: '1 ürünü kaydet' }))
    await said('1 ürün kaydedildi')
    await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

export const BrokenLines: Story = {
  beforeEach: ({ msw }) => msw.use(...adminProductMocks.brokenLines),
  play: async ({ canvasElement }) => {
    await press('CSV yükle')
    await choose(await importOf(canvasElement), file)
    const dialog = await importOf(canvasElement)
    const lines = within(await dialog.findByRole('list', { name: 'Hatalı satırlar' }))
    await expect(lines.getAllByRole('listitem')).toHaveLength(3)
    await expect(dialog.getByRole('button', { name: '1 ürünü kaydet' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: /satırı atla/ }))
    await userEvent.click(dialog.getByRole('button', { name: '1 ürünü kaydet' }))
    await said('1 ürün kaydedildi')
  },
}

export const NoTable: Story = {
  play: async ({ canvasElement }) => {
    await press('CSV yükle')
    await choose(await importOf(canvasElement), new File([new Uint8Array([80, 75, 0, 4])], 'urunler.csv'))
    await (await importOf(canvasElement)).findByText('Bu dosya bir CSV dosyası değil')
  },
}
