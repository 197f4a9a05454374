import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { NumberStepper } from '@/ui/number-stepper'
import preview from '#.storybook/preview'
import { componentPictures, unpictured } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Number stepper',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: NumberStepper,
  args: { label: 'Quantity', max: 12, onValueChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: CONTROL_SIZES } },
})

export default meta

export const One = meta.story()
One.test('the buttons count; so do the keys', async ({ args, canvas, step }) => {
  const number = canvas.getByRole('spinbutton', { name: 'Quantity' })
  const less = canvas.getByRole('button', { name: 'Decrease Quantity' })
  const more = canvas.getByRole('button', { name: 'Increase Quantity' })
  await expect(less).toBeDisabled()
  await step('the buttons count', async () => {
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(number).toHaveAttribute('aria-valuenow', '3')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
  })
  await step('so do the keys', async () => {
    number.focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect(number).toHaveTextContent('12')
    await userEvent.keyboard('{Home}')
    await expect(number).toHaveTextContent('1')
  })
})
export const AtTheLimit = meta.story({ args: { defaultValue: 12 } })
export const AtTheLimitWorks = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  args: { defaultValue: 11 },
  play: async ({ canvas, step }) => {
    const more = canvas.getByRole('button', { name: 'Increase Quantity' })
    await step('the focus is not lost with the button', async () => {
      more.focus()
      await userEvent.keyboard('{Enter}')
      await expect(more).toBeDisabled()
      await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    })
  },
})
export const InCart = meta.story({ args: { size: 's', label: 'Quantity of Evening Calm', defaultValue: 2 } })
export const Admin = meta.story({ args: { size: 'admin', label: 'Duration', defaultValue: 3 } })
/** The caller controls the value and can ignore a change. */
export const Controlled = meta.story({
  args: { value: 2 },
})
Controlled.test('shows its value until it is changed from outside', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }))
  await expect(args.onValueChange).toHaveBeenCalledWith(3)
  await expect(canvas.getByRole('spinbutton')).toHaveTextContent('2')
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 2 } })
