import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { ProductsScreen } from '@/screens/admin/products/products-screen'
import { productRows } from '../../fixtures/admin-products'
import { body, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'
import { whenPhone, whenWide } from '../../fixtures/windows'
import { productsArgs, productsPage } from './products-args'

const meta = {
  title: 'Admin/Products',
  component: ProductsScreen,
  decorators: [inShell('products')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: productsArgs,
} satisfies Meta<typeof ProductsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { ...pictured }
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name) }))
    await step('every status with its word', async () => {
      for (const word of ['Tükendi', 'Pasif', 'Satıştan kaldırıldı'])
        await expect(canvas.getByText(word, { selector: '[data-slot=status]' })).toBeVisible()
    })
    await step('prices of every platform', async () => {
      await expect(row('Abendruhe').getByText('€11,90')).toBeVisible()
      await expect(row('Abendruhe').getByText(/489,00/)).toBeVisible()
      await expect(row('Trinkkakao').getByText('Satışta değil')).toBeVisible()
    })
    await step('little stock is marked, enough is not', async () => {
      await expect(row('Ingwer Zitrone').getByText('Stok az')).toBeVisible()
      await expect(row('Abendruhe').queryByText('Stok az')).not.toBeInTheDocument()
    })
    await step('its three buttons', async () => {
      await userEvent.click(row('Abendruhe').getByRole('button', { name: 'Abendruhe: görüntüle' }))
      await expect(args.onView).toHaveBeenCalledWith('abendruhe')
      await userEvent.click(row('Abendruhe').getByRole('button', { name: 'Abendruhe: düzenle' }))
      await expect(args.onEdit).toHaveBeenCalledWith('abendruhe')
      await userEvent.click(row('Abendruhe').getByRole('button', { name: 'Abendruhe: sil' }))
      await expect(args.onRemove).toHaveBeenCalledWith(productRows[0])
    })
  },
}

export const Filters: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const choose = (name: string, label: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), label)
    await choose('Durum', 'Tükendi')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', status: 'out_of_stock' })
    await choose('Kategori', 'Detox')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', category: 'Detox' })
    await choose('Platform', 'Mobil App')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', platform: 'mobile' })
    await choose('İşaret', 'Stok az')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', mark: 'lowStock' })
    await choose('Sıralama', 'Fiyat, azalan')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', sort: 'price_desc' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Ürün ara' }), 'tee{Enter}')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: 'tee' })
  },
}

/** A category of a long name does not take the width of the other filters. */
export const LongCategoryName: Story = {
  args: { categories: ['Kräutertees aus dem Allgäu und dem Bregenzerwald', 'Detox'] },
  play: whenWide(async ({ canvas }) => {
    const width = (name: string) => canvas.getByRole('combobox', { name }).clientWidth
    await expect(width('Kategori')).toBeLessThan(200)
    await expect(width('Platform')).toBeGreaterThan(130)
  }),
}

export const SeveralPages: Story = {
  args: { state: { ...productsPage, page: 2, pages: 3, total: 54 } },
}
export const SeveralPagesWorks: Story = {
  ...SeveralPages,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sayfa 2 / 3 (54 kayıt)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(3)
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }
export const Updating: Story = { args: { state: { ...productsPage, updating: true } } }

export const LoadFailed: Story = {
  args: { state: { status: 'error' } },
}
export const LoadFailedWorks: Story = {
  ...LoadFailed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ürünler alınırken hata oluştu')
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { state: { status: 'empty' } },
}
export const EmptyWorks: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Henüz ürün yok')).toBeVisible()
    const [, create] = canvas.getAllByRole('button', { name: 'Yeni ürün' })
    if (create) await userEvent.click(create)
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Clearing the filters keeps the sort order, because it hides nothing. */
export const EmptyByFilter: Story = {
  args: { state: { status: 'empty' }, filters: { search: 'chai', status: 'active', sort: 'name' } },
}
export const EmptyByFilterWorks: Story = {
  ...EmptyByFilter,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtreleri temizle' }))
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', sort: 'name' })
  },
}

export const Removal: Story = {
  args: { removal: { item: { id: 'abendruhe', name: 'Abendruhe' } } },
}
export const RemovalWorks: Story = {
  ...Removal,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(
      question.getByText('Abendruhe ürününü silmek istediğinizden emin misiniz?'),
    ).toBeInTheDocument()
    await expect(question.getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
    await userEvent.click(question.getByRole('button', { name: 'Ürünü sil' }))
    await expect(args.onRemoveConfirm).toHaveBeenCalledWith({ id: 'abendruhe', name: 'Abendruhe' })
  },
}
export const Removing: Story = {
  args: { removal: { item: { id: 'abendruhe', name: 'Abendruhe' }, busy: true } },
}

const said = (text: string): Story['play'] =>
  async function play({ canvasElement }) {
    const message = await body(canvasElement).findByText(text)
    await waitFor(() => expect(message).toBeVisible())
  }
export const Created: Story = {
  args: { notice: { code: 'created' } },
  play: said('Ürün başarıyla oluşturuldu'),
}
export const Updated: Story = {
  args: { notice: { code: 'updated' } },
  play: said('Ürün başarıyla güncellendi'),
}
export const Deleted: Story = {
  args: { notice: { code: 'deleted' } },
  play: said('Ürün başarıyla silindi'),
}
export const DeleteFailed: Story = {
  args: { notice: { code: 'deleteFailed' } },
  play: said('Ürün silinirken hata oluştu'),
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = {
  globals: phone.globals,
  parameters: phone.parameters,
}
export const PhoneWorks: Story = {
  ...Phone,
  tags: ['!dev', '!autodocs'],
  play: whenPhone(async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Stok az 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Abendruhe, diğer işlemler' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Görüntüle' }))
    await expect(args.onView).toHaveBeenCalledWith('abendruhe')
  }),
}
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
