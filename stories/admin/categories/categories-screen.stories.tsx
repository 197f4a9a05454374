import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { CategoriesScreen } from '@/screens/admin/categories/categories-screen'
import { CategoryRemoval } from '@/screens/admin/categories/category-removal'
import type { Category } from '@/shop/categories/category'
import preview from '#.storybook/preview'
import { teaCategory } from '../../fixtures/admin-categories'
import { body, questionIn } from '../../fixtures/body'
import { categoriesArgs } from './categories-args'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Admin/Categories/Categories page',
  component: CategoriesScreen,
  decorators: [inShell('categories')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: categoriesArgs,
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'its four buttons; filters',
  { parameters: { rules: ['ADMIN-22'] } },
  async ({ args, canvas, step }) => {
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
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Platform' }), 'Mobil Uygulama')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ platform: 'mobile' })
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Aktif')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ activity: 'active' })
    })
  },
)

/** Whoever may only look opens a category, and no more. */
export const ReadOnly = meta.story({
  decorators: [permitted('catalogue.read')],
  parameters: { rules: ['ADMIN-240'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Wellness' }))
    await expect(card.getAllByRole('button')).toHaveLength(1)
    await expect(card.getByRole('button', { name: 'Wellness: görüntüle' })).toBeVisible()
  },
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Kategoriler alınırken hata oluştu')
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const Empty = meta.story({
  args: { state: { status: 'empty' } },
})
Empty.test('calls onCreate', { parameters: { rules: ['ADMIN-25'] } }, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'İlk kategoriyi oluştur' }))
  await expect(args.onCreate).toHaveBeenCalledOnce()
})

export const EmptyByFilter = meta.story({
  args: { state: { status: 'empty' }, filters: { activity: 'passive' } },
})

export const Counting = meta.story({
  args: { countingId: 'wellness' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wellness: ürün sayısını güncelle' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

const onRemoveConfirm = fn<(category: Category) => void>()
export const Removal = meta.story({
  args: {
    dialogs: (
      <CategoryRemoval
        removal={{ item: teaCategory }}
        onRemoveConfirm={onRemoveConfirm}
        onRemoveCancel={fn()}
      />
    ),
  },
})
Removal.test('calls onRemoveConfirm', async ({ canvasElement }) => {
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Kategoriyi sil' }))
  await expect(onRemoveConfirm).toHaveBeenCalledWith(teaCategory)
})

const said = (text: string) =>
  async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    const message = await body(canvasElement).findByText(text)
    await waitFor(() => expect(message).toBeVisible())
  }

export const Created = meta.story({
  args: { notice: { code: 'created' } },
  play: said('Kategori başarıyla oluşturuldu'),
})

export const CountFailed = meta.story({
  args: { notice: { code: 'countFailed' } },
  play: said('Ürün sayısı güncellenirken hata oluştu'),
})

export const DeleteFailed = meta.story({
  args: { notice: { code: 'deleteFailed', message: 'Bu kategoride 24 ürün var' } },
  play: said('Kategori silinirken hata oluştu: Bu kategoride 24 ürün var'),
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })

export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })

export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
