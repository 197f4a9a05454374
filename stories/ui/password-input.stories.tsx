import { expect, userEvent } from '@storybook/test'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Password input',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: PasswordInput,
  args: { autoComplete: 'current-password', defaultValue: 'chamomile' },
  decorators: [
    (Draw) => (
      <Field label="Password" style={{ width: '20rem', maxWidth: '100%' }}>
        <Draw />
      </Field>
    ),
  ],
})

export default meta

export const Hidden = meta.story()
Hidden.test('the eye shows it, by keyboard; and hides it again', async ({ canvas, step }) => {
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
})
export const Admin = meta.story({ args: { size: 'admin' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled()
  },
})
