import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { Checkbox } from '@/ui/checkbox'
import { FieldSet } from '@/ui/field-set'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Forms/Field set',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: FieldSet,
  args: {
    legend: 'Notifications',
    children: ['E-mail', 'SMS', 'Push'].map((name) => <Checkbox key={name}>{name}</Checkbox>),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FieldSet>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notifications' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'E-mail' })).toBeChecked()
  },
}
export const WithError: Story = {
  args: { error: 'Please choose at least one', hint: 'You can change this at any time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please choose at least one You can change this at any time',
    )
  },
}
export const Admin: Story = { args: { size: 'admin' } }
