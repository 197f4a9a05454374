import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Layout/Visually hidden',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: VisuallyHidden,
  args: { children: 'items in the cart' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const BesideNumber: Story = {
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3/)).toHaveTextContent('3 items in the cart')
  },
}
