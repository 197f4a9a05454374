import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Spinner, SPINNER_SIZES } from '@/ui/spinner'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = {
  title: 'UI/Feedback/Spinner',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Spinner,
  args: { label: 'Placing your order' },
  argTypes: { size: { control: 'inline-radio', options: SPINNER_SIZES } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Placing your order' })).toBeVisible()
  },
}
export const Small: Story = { args: { size: 's' } }
export const Large: Story = { args: { size: 'l' } }
/** Next to text with the same meaning, the spinner is decorative. */
export const BesideText: Story = {
  args: { label: undefined, size: 's' },
  render: (args) => (
    <p className="flex items-center gap-2.5 text-text-muted">
      <Spinner {...args} />
      Checking the coupon
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const Dark: Story = { ...Labelled, ...darkTwin, tags: ['!picture', '!manifest'] }
