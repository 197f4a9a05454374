import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { Chip, RemovableChip } from '@/ui/chip'

const meta = {
  title: 'UI/Actions/Chip',
  tags: ['!autodocs'],
  component: Chip,
  args: { children: 'Tee', onClick: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const OffWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tee', pressed: false }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Selected: Story = { args: { selected: true } }
export const Disabled: Story = { args: { disabled: true } }

const CATEGORIES = ['Alle', 'Tee', 'Kaffee', 'Kräuter'] as const

function CategoryChips() {
  const [chosen, setChosen] = useState<string>('Alle')
  return (
    <div role="group" aria-label="Kategorie" className="flex flex-wrap gap-2">
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
  play: async ({ canvas, step }) => {
    await step('the keyboard chooses', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Tee' })).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getByRole('button', { name: 'Alle' })).toHaveAttribute('aria-pressed', 'false')
    })
  },
}

const remove = fn()
export const Removable: Story = {
  render: () => <RemovableChip label="Bis 30 €" onRemove={remove} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Bis 30 € entfernen' }))
    await expect(remove).toHaveBeenCalledOnce()
  },
}
