import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { FlaskIcon } from '@/icons'
import { Badge, BADGE_SIZES, BADGE_VARIANTS } from '@/ui/badge'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Data display/Badge',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Badge,
  args: { children: 'New' },
  argTypes: {
    variant: { control: 'select', options: BADGE_VARIANTS },
    size: { control: 'inline-radio', options: BADGE_SIZES },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Bestseller: Story = { args: { variant: 'bestseller', children: 'Bestseller' } }
export const Discount: Story = { args: { variant: 'discount', children: '−20%' } }
export const Line: Story = { args: { variant: 'line', children: 'Organic' } }
export const Accent: Story = { args: { variant: 'accent', children: '1 month of Premium' } }
export const Soft: Story = { args: { variant: 'soft', children: 'New in the shop' } }
/** Marks a screen that shows sample data. */
export const SampleData: Story = {
  args: { variant: 'sample', size: 's', children: [<FlaskIcon key="icon" size="s" />, 'Sample data'] },
}
export const OnPicture: Story = {
  render: (args) => (
    <div className="flex h-40 w-64 max-w-full items-start gap-1.5 rounded-l bg-tint-sand p-3.5">
      <Badge {...args} variant="bestseller">
        Bestseller
      </Badge>
      <Badge {...args} variant="discount">
        −20%
      </Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bestseller')).toBeVisible()
    await expect(canvas.getByText('−20%')).toBeVisible()
  },
}
