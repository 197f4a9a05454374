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
    label: 'Produkte filtern',
    density: 'shop',
    children: ['Alle', 'Tee', 'Kaffee'].map((category) => (
      <Chip key={category} selected={category === 'Tee'}>
        {category}
      </Chip>
    )),
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Produkte filtern' })).toBeVisible()
  },
}
export const Admin: Story = {
  args: { density: 'admin', label: 'Siparişleri filtrele' },
  parameters: { language: 'tr' },
}

const remove = fn()
const clear = fn()
export const Active: Story = {
  render: () => (
    <ActiveFilters
      result="12 Produkte"
      filters={[
        { id: 'stock', label: 'Auf Lager' },
        { id: 'price', label: 'Bis 30 €' },
      ]}
      onRemove={remove}
      onClear={clear}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 Produkte')
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Bis 30 € entfernen' }))
    await expect(remove).toHaveBeenCalledWith('price')
    await userEvent.click(canvas.getByRole('button', { name: 'Alle entfernen' }))
    await expect(clear).toHaveBeenCalledOnce()
  },
}
export const NoneActive: Story = {
  render: () => <ActiveFilters result="38 Produkte" filters={[]} onRemove={remove} onClear={clear} />,
}
