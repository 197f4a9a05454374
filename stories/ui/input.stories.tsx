import { expect, fn, userEvent } from '@storybook/test'
import { MailIcon } from '@/icons'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Input } from '@/ui/input'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Input',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
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
})

export default meta

export const Empty = meta.story()
Empty.test('typing is reported', async ({ args, canvas }) => {
  await userEvent.tab()
  const input = canvas.getByRole('textbox', { name: 'E-mail address' })
  await expect(input).toHaveFocus()
  await userEvent.keyboard('sabine')
  await expect(input).toHaveValue('sabine')
  await expect(args.onChange).toHaveBeenCalledTimes(6)
})
export const Filled = meta.story({ args: { defaultValue: 'sabine.koch@post.example' } })
export const WithIcon = meta.story({ args: { icon: MailIcon } })
export const WithUnit = meta.story({
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
})
export const Invalid = meta.story({
  args: { 'aria-invalid': true, defaultValue: 'sabine.koch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
})
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'sabine.koch@post.example' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'sabine.koch@post.example' } })
export const Small = meta.story({ args: { size: 's' } })
export const Admin = meta.story({
  args: { size: 'admin', 'aria-label': 'Name', defaultValue: 'Herbal teas' },
})
/** Fields look inactive while their form is submitting with `aria-busy`. */
export const WhileSending = meta.story({
  args: { defaultValue: 'sabine.koch@post.example' },
  render: (args) => (
    <form aria-busy>
      <Input {...args} />
    </form>
  ),
})
