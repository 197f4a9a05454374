import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BankIcon, CardIcon } from '@/icons'
import { Field } from '@/ui/field'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'

const meta = {
  title: 'UI/Forms/Radio group',
  tags: ['!autodocs'],
  component: RadioGroup,
  subcomponents: { Radio },
  args: {
    onValueChange: fn(),
    children: [
      <Radio key="female" value="female">
        Weiblich
      </Radio>,
      <Radio key="male" value="male">
        Männlich
      </Radio>,
      <Radio key="other" value="other">
        Divers
      </Radio>,
    ],
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Field group label="Geschlecht">
      <RadioGroup {...args} />
    </Field>
  ),
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {}
export const NoneChosenWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Geschlecht' })).toBeVisible()
    await step('arrow keys choose', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' {ArrowDown}')
      await expect(canvas.getByRole('radio', { name: 'Männlich' })).toBeChecked()
      await expect(args.onValueChange).toHaveBeenLastCalledWith('male')
    })
  },
}
export const Chosen: Story = { args: { defaultValue: 'female' } }
export const InARow: Story = { args: { defaultValue: 'female', orientation: 'row' } }
/** As the payment methods of the checkout. */
export const Cards: Story = {
  args: {
    defaultValue: 'paypal',
    children: [
      <Radio
        key="paypal"
        variant="card"
        value="paypal"
        icon={CardIcon}
        description="Sie bezahlen nach der Bestellung bei PayPal."
      >
        PayPal
      </Radio>,
      <Radio
        key="bank"
        variant="card"
        value="bank_transfer"
        icon={BankIcon}
        description="Sie erhalten unsere Bankverbindung per E-Mail."
      >
        Banküberweisung
      </Radio>,
    ],
  },
  render: (args) => (
    <Field group label="Zahlungsart" className="w-120 max-w-full">
      <RadioGroup {...args} />
    </Field>
  ),
}
export const CardsWorks: Story = {
  ...Cards,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Sie erhalten unsere Bankverbindung per E-Mail.'))
    await expect(canvas.getByRole('radio', { name: /Banküberweisung/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('bank_transfer')
  },
}
export const Invalid: Story = {
  ...Cards,
  args: { ...Cards.args, defaultValue: undefined },
  render: (args) => (
    <Field
      group
      label="Zahlungsart"
      error="Bitte wählen Sie eine Zahlungsmethode"
      className="w-120 max-w-full"
    >
      <RadioGroup {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Bitte wählen Sie eine Zahlungsmethode',
    )
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'female' } }
export const Admin: Story = { args: { size: 'admin', defaultValue: 'female' } }
