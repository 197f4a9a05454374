import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { Breadcrumb } from '@/ui/breadcrumb'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Navigation/Breadcrumb',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '#start' },
      { label: 'Products', href: '#products' },
      { label: 'Evening Calm' },
    ],
  },
  argTypes: { link: { control: false } },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getByText('Evening Calm')).toHaveAttribute('aria-current', 'page')
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
export const LongName: Story = {
  decorators: [(Story) => <div className="w-72 max-w-full">{Story()}</div>],
  args: {
    items: [
      { label: 'Home', href: '#start' },
      { label: 'Supplements', href: '#supplements' },
      { label: 'Magnesium from sea water with vitamin B6 in the refill pack' },
    ],
  },
}
