import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Checkbox } from '@/ui/checkbox'
import { FieldSet } from '@/ui/field-set'

const meta = {
  title: 'UI/Forms/Field set',
  tags: ['!autodocs'],
  component: FieldSet,
  args: {
    legend: 'Benachrichtigungen',
    children: ['E-Mail', 'SMS', 'Push'].map((name) => <Checkbox key={name}>{name}</Checkbox>),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FieldSet>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Benachrichtigungen' })).toBeVisible()
  },
}
export const WithError: Story = {
  args: { error: 'Bitte wählen Sie mindestens eine', hint: 'Sie können das jederzeit ändern' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Bitte wählen Sie mindestens eine Sie können das jederzeit ändern',
    )
  },
}
export const Admin: Story = { args: { size: 'admin' } }
