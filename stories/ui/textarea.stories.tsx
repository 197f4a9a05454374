import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Textarea } from '@/ui/textarea'

const meta = {
  title: 'UI/Forms/Textarea',
  tags: ['!autodocs'],
  component: Textarea,
  args: {
    'aria-label': 'Message about the order',
    placeholder: 'For example, where to leave the parcel',
    onChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [
    (Draw) => (
      <div className="w-96 max-w-full">
        <Draw />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const EmptyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Behind the hedge{Enter}on the left')
    await expect(canvas.getByRole('textbox')).toHaveValue('Behind the hedge\non the left')
  },
}
export const Filled: Story = {
  args: { defaultValue: 'Please leave it with the neighbour on the ground floor.' },
}
/** Grows with its content instead of scrolling. */
export const Growing: Story = { args: { grow: true, defaultValue: 'Zeile\n'.repeat(8) } }
export const Admin: Story = {
  args: { size: 'admin', 'aria-label': 'Description', defaultValue: 'Caffeine-free blends.' },
}
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Tasty!' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Please ring the bell.' } }
