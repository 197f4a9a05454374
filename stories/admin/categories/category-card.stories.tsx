import { expect, fn, userEvent } from '@storybook/test'
import { CategoryCard } from '@/screens/admin/categories/category-card'
import preview from '../../../.storybook/preview'
import { categoryRows, teaCategory } from '../../fixtures/admin-categories'

const meta = preview.meta({
  title: 'Admin/Category card',
  component: CategoryCard,
  decorators: [(Story) => <div className="w-88 max-w-full text-a-body">{Story()}</div>],
  args: {
    category: teaCategory,
    counting: false,
    onView: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onCount: fn(),
  },
})

export default meta

export const Active = meta.story()
Active.test('calls onEdit', async ({ args, canvas }) => {
  await expect(canvas.getByRole('article', { name: teaCategory.name })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /düzenle/i }))
  await expect(args.onEdit).toHaveBeenCalledOnce()
})
Active.test(
  'an icon of another set is a box',
  {
    parameters: { rules: ['DEPART-251'] },
    args: { category: { ...teaCategory, icon: 'fas fa-leaf' } },
  },
  async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: teaCategory.name })
    await expect(card).not.toHaveTextContent('fa-leaf')
    await expect(card.querySelector('svg')).toBeVisible()
  },
)
export const Counting = meta.story({ args: { counting: true } })
export const Passive = meta.story({
  args: { category: { ...teaCategory, isActive: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pasif')).toBeVisible()
  },
})
export const Child = meta.story({
  args: { category: categoryRows.find(({ parent }) => parent !== null) ?? teaCategory },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
