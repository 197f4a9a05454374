import { expect, fn, userEvent } from '@storybook/test'
import { Chip } from '@/ui/chip'
import { ActiveFilters, FilterBar } from '@/ui/filter-bar'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Navigation/Filter bar',
  tags: ['!autodocs', 'picture'],
  component: FilterBar,
  parameters: { chromatic: componentPictures, layout: 'padded' },
  args: {
    label: 'Filter products',
    density: 'shop' as const,
    children: ['All', 'Tea', 'Coffee'].map((category) => (
      <Chip key={category} selected={category === 'Tea'}>
        {category}
      </Chip>
    )),
  },
})

export default meta

export const Shop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filter products' })).toBeVisible()
  },
})
export const Admin = meta.story({
  args: { density: 'admin', label: 'Filter orders' },
})

const remove = fn()
const clear = fn()
export const Active = meta.story({
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
})
Active.test('filters are removed one by one and all at once', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('12 products')
  await userEvent.tab()
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Remove filter Up to €30' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(remove).toHaveBeenCalledWith('price')
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
  await expect(clear).toHaveBeenCalledOnce()
})
export const NoneActive = meta.story({
  render: () => <ActiveFilters result="38 products" filters={[]} onRemove={remove} onClear={clear} />,
})
export const Dark = Active.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
