import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { Chip, RemovableChip } from '@/ui/chip'

const meta = {
  title: 'UI/Actions/Chip',
  tags: ['!autodocs'],
  component: Chip,
  args: { children: 'Tea', onClick: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const OffWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tea', pressed: false }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Selected: Story = { args: { selected: true } }
export const Disabled: Story = { args: { disabled: true } }

const CATEGORIES = ['All', 'Tea', 'Coffee', 'Herbs'] as const

function CategoryChips() {
  const [chosen, setChosen] = useState<string>('All')
  return (
    <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
      {CATEGORIES.map((category) => (
        <Chip key={category} selected={chosen === category} onClick={() => setChosen(category)}>
          {category}
        </Chip>
      ))}
    </div>
  )
}
export const Group: Story = {
  render: () => <CategoryChips />,
}
export const GroupWorks: Story = {
  ...Group,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('the keyboard chooses', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Tea' })).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
    })
  },
}

const remove = fn()
export const Removable: Story = {
  render: () => <RemovableChip label="Up to €30" onRemove={remove} />,
}
export const RemovableWorks: Story = {
  ...Removable,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Up to €30' }))
    await expect(remove).toHaveBeenCalledOnce()
  },
}
