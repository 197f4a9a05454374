import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { productList } from '@/shop/catalogue/product-data.mocks'
import { answers, offline } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { body, dialogIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

const meta = {
  title: 'Flows/Admin/Product import',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=products' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminProductMocks.ok, ...categoryMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (dialog: Awaited<ReturnType<typeof dialogIn>>, file: File) => {
  const input = dialog
    .getByText(/CSV|dosya/i, { selector: 'p' })
    .ownerDocument.querySelector('input[type=file]')
  if (input instanceof HTMLInputElement) await userEvent.upload(input, file)
}
const importOf = (canvasElement: HTMLElement) => dialogIn(canvasElement, 'Ürünleri CSV ile değiştir')
const file = new File(['id;price.germany\n1;12,90'], 'urunler.csv', { type: 'text/csv' })

export const Success: Story = {
  parameters: { rules: ['ADMIN-60'] },
  play: async ({ canvasElement }) => {
    await press('CSV yükle')
    await choose(await importOf(canvasElement), file)
    const dialog = await importOf(canvasElement)
    await dialog.findByRole('row', { name: /Abendruhe Almanya: fiyat price\.germany/ })
    await userEvent.click(dialog.getByRole('button', { name: '1 ürünü kaydet' }))
    await said('1 ürün kaydedildi')
    await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

/** The list is read again, because the products may have been saved. */
export const Lost: Story = {
  play: async ({ canvasElement, msw }) => {
    await screen.findByText('Abendruhe')
    await press('CSV yükle')
    await choose(await importOf(canvasElement), file)
    const dialog = await importOf(canvasElement)
    const save = await dialog.findByRole('button', { name: '1 ürünü kaydet' })
    let reads = 0
    msw.use(
      offline('importProducts'),
      answers('listProducts', () => {
        reads += 1
        return { products: [...productList], pagination: firstPage(productList.length) }
      }),
    )
    await userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Yanıt alınamadı/)
    await waitFor(() => expect(reads).toBeGreaterThan(0))
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
