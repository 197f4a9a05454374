import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { NativeSelect } from '@/ui/native-select'

const meta = {
  title: 'UI/Forms/Native select',
  tags: ['!autodocs'],
  component: NativeSelect,
  args: {
    'aria-label': 'Country',
    onChange: fn(),
    children: ['Germany', 'Austria', 'Switzerland'].map((name) => <option key={name}>{name}</option>),
  },
  argTypes: { children: { control: false }, size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [
    (Draw) => (
      <div className="w-72 max-w-full">
        <Draw />
      </div>
    ),
  ],
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const ChosenWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.selectOptions(select, 'Austria')
    await expect(select).toHaveValue('Austria')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const Placeholder: Story = { args: { placeholder: 'Please choose', defaultValue: '' } }
export const Admin: Story = { args: { size: 'admin' } }
export const Invalid: Story = {
  args: { 'aria-invalid': true, placeholder: 'Please choose', defaultValue: '' },
}
export const Disabled: Story = { args: { disabled: true } }
