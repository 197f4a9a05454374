import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'

const meta = {
  title: 'UI/Forms/Password input',
  tags: ['!autodocs'],
  component: PasswordInput,
  args: { autoComplete: 'current-password', defaultValue: 'chamomile' },
  decorators: [
    (Draw) => (
      <Field label="Password" className="w-80 max-w-full">
        <Draw />
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const HiddenWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await step('the eye shows it, by keyboard', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(input).toHaveAttribute('type', 'text')
    })
    await step('and hides it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
      await expect(input).toHaveAttribute('type', 'password')
    })
  },
}
export const Admin: Story = { args: { size: 'admin' } }
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled()
  },
}
