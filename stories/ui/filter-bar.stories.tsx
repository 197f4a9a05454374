import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { Chip } from '@/ui/chip'
import { ActiveFilters, FilterBar } from '@/ui/filter-bar'

const meta = {
  title: 'UI/Navigation/Filter bar',
  tags: ['!autodocs'],
  component: FilterBar,
  parameters: { layout: 'padded' },
  args: {
    label: 'Filter products',
    density: 'shop',
    children: ['All', 'Tea', 'Coffee'].map((category) => (
      <Chip key={category} selected={category === 'Tea'}>
        {category}
      </Chip>
    )),
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filter products' })).toBeVisible()
  },
}
export const Admin: Story = {
  args: { density: 'admin', label: 'Filter orders' },
}

const remove = fn()
const clear = fn()
export const Active: Story = {
  render: () => (
    <ActiveFilters
      result="12 products"
      filters={[
        { id: 'stock', label: 'In stock' },
        { id: 'price', label: 'Up to €30' },
      ]}
      onRemove={remove}
      onClear={clear}
    />
  ),
}
export const ActiveWorks: Story = {
  ...Active,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 products')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Up to €30' }))
    await expect(remove).toHaveBeenCalledWith('price')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(clear).toHaveBeenCalledOnce()
  },
}
export const NoneActive: Story = {
  render: () => <ActiveFilters result="38 products" filters={[]} onRemove={remove} onClear={clear} />,
}
