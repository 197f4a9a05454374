import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { CategoriesScreen } from '@/screens/admin/categories/categories-screen'
import { teaCategory } from '../../fixtures/admin-categories'
import { body, questionIn } from '../../fixtures/body'
import { categoriesArgs } from './categories-args'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Admin/Categories',
  component: CategoriesScreen,
  decorators: [inShell('categories')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: categoriesArgs,
} satisfies Meta<typeof CategoriesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { ...pictured }
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    const card = within(canvas.getByRole('article', { name: 'Wellness' }))
    await expect(card.getByText('Ana kategori')).toBeVisible()
    await expect(card.getByText('8.412')).toBeVisible()
    await step('its four buttons', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Wellness: ürün sayısını güncelle' }))
      await expect(args.onCount).toHaveBeenCalledWith(teaCategory)
      await userEvent.click(card.getByRole('button', { name: 'Wellness: görüntüle' }))
      await expect(args.onView).toHaveBeenCalledWith(teaCategory)
      await userEvent.click(card.getByRole('button', { name: 'Wellness: düzenle' }))
      await expect(args.onEdit).toHaveBeenCalledWith(teaCategory)
      await userEvent.click(card.getByRole('button', { name: 'Wellness: sil' }))
      await expect(args.onRemove).toHaveBeenCalledWith(teaCategory)
    })
    await step('filters', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Platform' }), 'Mobil App')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ platform: 'mobile' })
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Aktif')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ activity: 'active' })
    })
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const LoadFailed: Story = {
  args: { state: { status: 'error' } },
}
export const LoadFailedWorks: Story = {
  ...LoadFailed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kategoriler alınırken hata oluştu')
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
    await userEvent.click(canvas.getByRole('button', { name: 'İlk kategoriyi oluştur' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const EmptyByFilter: Story = { args: { state: { status: 'empty' }, filters: { activity: 'passive' } } }

export const Counting: Story = {
  args: { countingId: 'wellness' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wellness: ürün sayısını güncelle' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Removal: Story = {
  args: { removal: { item: teaCategory } },
}
export const RemovalWorks: Story = {
  ...Removal,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Kategoriyi sil' }))
    await expect(args.onRemoveConfirm).toHaveBeenCalledWith(teaCategory)
  },
}

const said = (text: string): Story['play'] =>
  async function play({ canvasElement }) {
    const message = await body(canvasElement).findByText(text)
    await waitFor(() => expect(message).toBeVisible())
  }

export const Created: Story = {
  args: { notice: { code: 'created' } },
  play: said('Kategori başarıyla oluşturuldu'),
}

export const CountFailed: Story = {
  args: { notice: { code: 'countFailed' } },
  play: said('Ürün sayısı güncellenirken hata oluştu'),
}

export const DeleteFailed: Story = {
  args: { notice: { code: 'deleteFailed', message: 'Bu kategoride 24 ürün var' } },
  play: said('Kategori silinirken hata oluştu: Bu kategoride 24 ürün var'),
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }

export const Phone: Story = { globals: phone.globals, parameters: phone.parameters }

export const German: Story = { globals: { ...wide.globals, language: 'de' } }
