import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Rating } from '@/ui/rating'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Data display/Rating',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Rating,
  args: { value: 4.5, count: 198 },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 5, step: 0.1 } },
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
  },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const HalfStar: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
    await expect(canvas.getByText('198 reviews')).toBeInTheDocument()
    await expect(canvasElement.querySelector('[data-slot=rating]')).toHaveAttribute('data-stars', '4.5')
  },
}
export const Full: Story = { args: { value: 5, count: 1 } }
/** Fractions are shown as half a star; the number is exact. */
export const Fraction: Story = {
  args: { value: 3.2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=rating]')).toHaveAttribute('data-stars', '3.5')
  },
}
export const None: Story = { args: { value: 0, count: 0 } }
export const StarsOnly: Story = { args: { showValue: false, count: undefined } }
export const Large: Story = { args: { size: 'l' } }
