import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/ui/button'
import { ControlSizeProvider, CONTROL_SIZES } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Textarea } from '@/ui/textarea'

const meta = {
  title: 'UI/Forms/Field',
  tags: ['!autodocs'],
  component: Field,
  args: { label: 'Postleitzahl', children: <Input name="zip" autoComplete="postal-code" /> },
  argTypes: { children: { control: false }, size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [(Draw) => <div className="w-80 max-w-full">{Draw()}</div>],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Postleitzahl'))
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus()
  },
}
export const WithHint: Story = {
  args: { hint: 'Fünf Ziffern' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Fünf Ziffern')
  },
}
export const WithError: Story = {
  args: {
    required: true,
    hint: 'Fünf Ziffern',
    error: 'Gültige 5-stellige Postleitzahl erforderlich',
    children: <Input defaultValue="0410" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Postleitzahl' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription(
      'Gültige 5-stellige Postleitzahl erforderlich Fünf Ziffern',
    )
  },
}
export const Optional: Story = {
  args: { label: 'Nachricht', optional: true, children: <Textarea /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nachricht (optional)' })).not.toBeRequired()
  },
}
export const LabelForScreenReadersOnly: Story = { args: { labelHidden: true } }
export const Disabled: Story = {
  args: { disabled: true, children: <Input defaultValue="04103" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}
export const CounterNear: Story = {
  args: {
    size: 'admin',
    label: 'Meta başlık',
    counter: { count: 56, max: 60 },
    children: <Input defaultValue="Bitki çayları: kamille, melisse ve lavanta karışımları" />,
  },
}
export const CounterOver: Story = {
  args: {
    ...CounterNear.args,
    counter: { count: 61, max: 60 },
    error: 'En çok 60 karakter',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('61 / 60')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'En çok 60 karakter 61 von 60 Zeichen',
    )
  },
}
export const LongText: Story = {
  args: {
    label: 'Straße und Hausnummer, wie sie auf dem Klingelschild und auf der Rechnung stehen sollen',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbandstraße ist zu lang für unser Etikett',
  },
}

interface Address {
  name: string
  zip: string
  country: string
}
interface AddressFormProps {
  onSend: (address: Address) => void
}
function AddressForm({ onSend }: AddressFormProps) {
  const {
    register,
    handleSubmit,
    control,
    formState: { errors },
  } = useForm<Address>({ defaultValues: { name: '', zip: '', country: 'Deutschland' } })
  const name = useWatch({ control, name: 'name' })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)} className="grid gap-4.5">
      <Field label="Name" required error={errors.name?.message} counter={{ count: name.length, max: 50 }}>
        <Input {...register('name', { required: 'Name ist erforderlich' })} autoComplete="name" />
      </Field>
      <Field label="Postleitzahl" required error={errors.zip?.message}>
        <Input
          {...register('zip', {
            pattern: { value: /^\d{5}$/, message: 'Gültige 5-stellige Postleitzahl erforderlich' },
            required: 'Gültige 5-stellige Postleitzahl erforderlich',
          })}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Field>
      <Field label="Land">
        <NativeSelect {...register('country')}>
          <option>Deutschland</option>
          <option>Schweiz</option>
        </NativeSelect>
      </Field>
      <Button type="submit">Weiter</Button>
    </form>
  )
}

const onSend = fn()
/** With react-hook-form: `register` is spread on the control, the message goes to the field. */
export const InAForm: Story = {
  render: () => <AddressForm onSend={onSend} />,
  play: async ({ canvas, step }) => {
    onSend.mockClear()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const zip = canvas.getByRole('textbox', { name: 'Postleitzahl' })
    await step('the first invalid field takes the focus and says why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await waitFor(() => expect(name).toHaveFocus())
      await expect(name).toHaveAccessibleDescription('Name ist erforderlich 0 von 50 Zeichen')
      await expect(zip).toBeInvalid()
    })
    await step('a correction clears it', async () => {
      await userEvent.type(name, 'Sabine Koch')
      await waitFor(() => expect(name).toBeValid())
    })
    await step('the values arrive', async () => {
      await userEvent.type(zip, '04103')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Land' }), 'Schweiz')
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await waitFor(() =>
        expect(onSend).toHaveBeenCalledWith(
          { name: 'Sabine Koch', zip: '04103', country: 'Schweiz' },
          expect.anything(),
        ),
      )
    })
  },
}
/** `ControlSizeProvider` around a form sets the density of everything inside. */
export const DensityFromAround: Story = {
  render: (args) => (
    <ControlSizeProvider value="admin">
      <Field {...args} />
    </ControlSizeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeLessThan(45)
  },
}
export const LabelAbove: Story = {
  tags: ['!dev', '!autodocs'],
  args: { hint: 'Fünf Ziffern', error: 'Gültige 5-stellige Postleitzahl erforderlich' },
}
export const PlaceholderOnly: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Input
      aria-label="Postleitzahl"
      placeholder="Postleitzahl (fünf Ziffern)"
      autoComplete="postal-code"
      aria-invalid
    />
  ),
}
