import { expect, fn, userEvent } from '@storybook/test'
import { CategoryCard } from '@/screens/admin/categories/category-card'
import type { Category } from '@/shop/categories/category'
import preview from '#.storybook/preview'
import { categoryRows, picturedCategory, teaCategory } from '../../fixtures/admin-categories'
import { pictured } from '../../fixtures/pictures'

/** The only category of its name. */
const alone = (changes: Partial<Category> = {}): [Category, ...Category[]] => [{ ...teaCategory, ...changes }]

const meta = preview.meta({
  title: 'Admin/Categories/Category card',
  component: CategoryCard,
  decorators: [(Story) => <div className="w-88 max-w-full text-a-body">{Story()}</div>],
  args: {
    categories: alone(),
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
/** The picture takes the place of the icon. */
export const Pictured = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { categories: [picturedCategory] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: picturedCategory.name })
    await expect(card.querySelector('header img')).toHaveAttribute('src', expect.stringMatching(/320\.webp$/))
  },
})

Active.test(
  'an icon of another set is a box',
  {
    parameters: { rules: ['DEPART-251'] },
    args: { categories: alone({ icon: 'fas fa-leaf' }) },
  },
  async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: teaCategory.name })
    await expect(card).not.toHaveTextContent('fa-leaf')
    await expect(card.querySelector('svg')).toBeVisible()
  },
)
const onThree: [Category, ...Category[]] = [
  teaCategory,
  { ...teaCategory, id: 'cay', platform: 'turkey', analytics: { productCount: 21, views: 5120 } },
  {
    ...teaCategory,
    id: 'app',
    platform: 'mobile',
    isActive: false,
    analytics: { productCount: 0, views: 0 },
  },
]

export const OnThreePlatforms = meta.story({ args: { categories: onThree } })
OnThreePlatforms.test(
  'a row for each platform, its buttons name it',
  { parameters: { rules: ['ADMIN-360'] } },
  async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Wellness, Türkiye: düzenle' }))
    await expect(args.onEdit).toHaveBeenCalledWith(onThree[1])
  },
)

export const Counting = meta.story({ args: { countingId: teaCategory.id } })
export const Passive = meta.story({
  args: { categories: alone({ isActive: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pasif')).toBeVisible()
  },
})
export const Child = meta.story({
  args: { categories: alone(categoryRows.find(({ parent }) => parent !== null)) },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
