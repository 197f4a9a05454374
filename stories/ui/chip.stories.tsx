import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { Chip, ChipLink, RemovableChip } from '@/ui/chip'
import { Inline } from '@/ui/stack'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Actions/Chip',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Chip,
  args: { children: 'Tea', onClick: fn() },
})

export default meta

export const Off = meta.story()
Off.test('a click is reported', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tea', pressed: false }))
  await expect(args.onClick).toHaveBeenCalledOnce()
})
export const Selected = meta.story({ args: { selected: true } })
export const Disabled = meta.story({ args: { disabled: true } })

const CATEGORIES = ['All', 'Tea', 'Coffee', 'Herbs'] as const

function CategoryChips() {
  const [chosen, setChosen] = useState<string>('All')
  return (
    <Inline role="group" aria-label="Category" gap={2}>
      {CATEGORIES.map((category) => (
        <Chip key={category} selected={chosen === category} onClick={() => setChosen(category)}>
          {category}
        </Chip>
      ))}
    </Inline>
  )
}
export const Group = meta.story({
  render: () => <CategoryChips />,
})
Group.test('the keyboard chooses', async ({ canvas, step }) => {
  await step('the keyboard chooses', async () => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Tea' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
  })
})

const remove = fn()
export const Removable = meta.story({
  render: () => <RemovableChip label="Up to €30" onRemove={remove} />,
})
Removable.test('the cross removes it', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Up to €30' }))
  await expect(remove).toHaveBeenCalledOnce()
})

export const Links = meta.story({
  render: () => <ChipLink label="Up to €30" href="/products" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter Up to €30' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
})
