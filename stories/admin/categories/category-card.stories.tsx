import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CategoryCard } from '@/screens/admin/categories/category-card'
import { categoryRows, teaCategory } from '../../fixtures/admin-categories'

const meta = {
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
} satisfies Meta<typeof CategoryCard>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const ActiveWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: teaCategory.name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /düzenle/i }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}
export const Counting: Story = { args: { counting: true } }
export const Passive: Story = {
  args: { category: { ...teaCategory, isActive: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pasif')).toBeVisible()
  },
}
export const Child: Story = {
  args: { category: categoryRows.find(({ parent }) => parent !== null) ?? teaCategory },
}
export const Dark: Story = { globals: { theme: 'dark' } }
