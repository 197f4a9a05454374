import { expect, fn, userEvent } from '@storybook/test'
import { BankIcon, CardIcon } from '@/icons'
import { Field } from '@/ui/field'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Radio group',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: RadioGroup,
  args: {
    onValueChange: fn(),
    children: [
      <Radio key="female" value="female">
        Female
      </Radio>,
      <Radio key="male" value="male">
        Male
      </Radio>,
      <Radio key="other" value="other">
        Non-binary
      </Radio>,
    ],
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Field group label="Gender">
      <RadioGroup {...args} />
    </Field>
  ),
})

export default meta

export const NoneChosen = meta.story()
NoneChosen.test('arrow keys choose', async ({ args, canvas, step }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toBeVisible()
  await step('arrow keys choose', async () => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('male')
  })
})
export const Chosen = meta.story({ args: { defaultValue: 'female' } })
export const InARow = meta.story({ args: { defaultValue: 'female', orientation: 'row' } })
/** The payment methods at the checkout. */
export const Cards = meta.story({
  args: {
    defaultValue: 'paypal',
    children: [
      <Radio
        key="paypal"
        variant="card"
        value="paypal"
        icon={CardIcon}
        description="You pay with PayPal after placing the order."
      >
        PayPal
      </Radio>,
      <Radio
        key="bank"
        variant="card"
        value="bank_transfer"
        icon={BankIcon}
        description="We send you our bank details by e-mail."
      >
        Bank transfer
      </Radio>,
    ],
  },
  render: (args) => (
    <Field group label="Payment method" style={{ width: '30rem', maxWidth: '100%' }}>
      <RadioGroup {...args} />
    </Field>
  ),
})
Cards.test('a card is chosen by its text', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByText('We send you our bank details by e-mail.'))
  await expect(canvas.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenCalledWith('bank_transfer')
})
export const Invalid = meta.story({
  ...Cards.input,
  args: { ...Cards.input.args, defaultValue: undefined },
  render: (args) => (
    <Field
      group
      label="Payment method"
      error="Please choose a payment method"
      style={{ width: '30rem', maxWidth: '100%' }}
    >
      <RadioGroup {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a payment method')
  },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'female' } })
export const Admin = meta.story({ args: { size: 'admin', defaultValue: 'female' } })
