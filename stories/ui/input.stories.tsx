import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { MailIcon } from '@/icons'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Input } from '@/ui/input'

const meta = {
  title: 'UI/Forms/Input',
  tags: ['!autodocs'],
  component: Input,
  args: { 'aria-label': 'E-mail address', placeholder: 'name@post.example', onChange: fn() },
  argTypes: {
    icon: { control: false },
    action: { control: false },
    size: { control: 'inline-radio', options: CONTROL_SIZES },
  },
  decorators: [
    (Draw) => (
      <div className="w-80 max-w-full">
        <Draw />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const EmptyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'E-mail address' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('sabine')
    await expect(input).toHaveValue('sabine')
    await expect(args.onChange).toHaveBeenCalledTimes(6)
  },
}
export const Filled: Story = { args: { defaultValue: 'sabine.koch@post.example' } }
export const WithIcon: Story = { args: { icon: MailIcon } }
export const WithUnit: Story = {
  args: {
    id: 'min-order',
    'aria-label': 'Minimum order value',
    unit: '€',
    inputMode: 'decimal',
    defaultValue: '30.00',
    size: 'admin',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Minimum order value' })).toHaveAccessibleDescription(
      '€',
    )
  },
}
export const Invalid: Story = {
  args: { 'aria-invalid': true, defaultValue: 'sabine.koch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'sabine.koch@post.example' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'sabine.koch@post.example' } }
export const Small: Story = { args: { size: 's' } }
export const Admin: Story = {
  args: { size: 'admin', 'aria-label': 'Name', defaultValue: 'Herbal teas' },
}
/** Fields look inactive while their form is submitting with `aria-busy`. */
export const WhileSending: Story = {
  args: { defaultValue: 'sabine.koch@post.example' },
  render: (args) => (
    <form aria-busy>
      <Input {...args} />
    </form>
  ),
}
