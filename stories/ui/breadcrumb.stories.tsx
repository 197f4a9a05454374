import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Breadcrumb } from '@/ui/breadcrumb'

const meta = {
  title: 'UI/Navigation/Breadcrumb',
  tags: ['!autodocs'],
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Start', href: '#start' },
      { label: 'Produkte', href: '#produkte' },
      { label: 'Abendruhe' },
    ],
  },
  argTypes: { link: { control: false } },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Brotkrumen' })).toBeVisible()
    await expect(canvas.getByText('Abendruhe')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
export const LongName: Story = {
  decorators: [(Story) => <div className="w-72 max-w-full">{Story()}</div>],
  args: {
    items: [
      { label: 'Start', href: '#start' },
      { label: 'Nahrungsergänzung', href: '#nahrungsergaenzung' },
      { label: 'Magnesium aus Meerwasser mit Vitamin B6 in der Nachfüllpackung' },
    ],
  },
}
