import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { Botanical } from '@/art/botanical'
import { GridIcon } from '@/icons'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { TINTS } from '@/ui/tints'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Feedback/Empty state',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: EmptyState,
  args: {
    title: 'Nothing in your cart yet',
    children: 'Shipping is free for orders over €100.',
    tint: 'sage',
    drawing: <Botanical name="blattzweig" preserveAspectRatio="xMidYMax meet" />,
    action: <Button>Discover products</Button>,
  },
  argTypes: {
    tint: { control: 'select', options: [...TINTS, 'danger', 'none'] },
    drawing: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing in your cart yet' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Discover products' })).toHaveFocus()
  },
}
export const WithoutDrawing: Story = { args: { drawing: undefined, action: undefined } }
export const Admin: Story = {
  args: {
    density: 'admin',
    title: 'No categories yet',
    children: 'Create a category to group your products.',
    tint: undefined,
    drawing: <GridIcon size="l" />,
    action: <Button size="admin">Create the first category</Button>,
  },
}
