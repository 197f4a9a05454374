import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { Field } from '@/ui/field'
import { IconPicker } from '@/ui/icon-picker'

const meta = {
  title: 'UI/Forms/Icon picker',
  tags: ['!autodocs'],
  component: IconPicker,
  args: { onValueChange: fn() },
  render: (args) => (
    <Field group label="Icon" size="admin" className="w-90 max-w-full">
      <IconPicker {...args} />
    </Field>
  ),
} satisfies Meta<typeof IconPicker>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {}
export const NoneChosenWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Icon' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Sprout' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sprout')
  },
}
export const Chosen: Story = { args: { defaultValue: 'leaf' } }
export const Few: Story = { args: { icons: ['leaf', 'cup', 'gift'], defaultValue: 'cup' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'leaf' } }
