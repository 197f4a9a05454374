import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/ui/button'
import { ControlSizeProvider, CONTROL_SIZES } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Textarea } from '@/ui/textarea'
import preview from '#.storybook/preview'
import { componentPictures, unpictured } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Field',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Field,
  args: { label: 'Postcode', children: <Input name="zip" autoComplete="postal-code" /> },
  argTypes: { children: { control: false }, size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [(Draw) => <div className="w-80 max-w-full">{Draw()}</div>],
})

export default meta

export const Plain = meta.story()
Plain.test('a click on the label focuses the control', async ({ canvas }) => {
  await userEvent.click(canvas.getByText('Postcode'))
  await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus()
})
Plain.test('Tab leads into the control', async ({ canvas }) => {
  await userEvent.tab()
  await userEvent.keyboard('04103')
  await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('04103')
})
export const WithHint = meta.story({
  args: { hint: 'Five digits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Five digits')
  },
})
export const WithError = meta.story({
  args: {
    required: true,
    hint: 'Five digits',
    error: 'Please enter a valid 5-digit postcode',
    children: <Input defaultValue="0410" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Postcode' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Please enter a valid 5-digit postcode Five digits')
  },
})
export const Optional = meta.story({
  args: { label: 'Message', optional: true, children: <Textarea /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message (optional)' })).not.toBeRequired()
  },
})
export const LabelForScreenReadersOnly = meta.story({ args: { labelHidden: true } })
export const Disabled = meta.story({
  args: { disabled: true, children: <Input defaultValue="04103" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
})
export const CounterNear = meta.story({
  args: {
    size: 'admin',
    label: 'Meta title',
    counter: { count: 56, max: 60 },
    children: <Input defaultValue="Herbal teas: blends of chamomile, lemon balm and lavender" />,
  },
})
export const CounterOver = meta.story({
  args: {
    ...CounterNear.input.args,
    counter: { count: 61, max: 60 },
    error: 'At most 60 characters',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('61 / 60')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'At most 60 characters 61 of 60 characters',
    )
  },
})
export const LongText = meta.story({
  args: {
    label: 'Street and house number, exactly as they should appear on the parcel and on the invoice',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbandstraße is too long for our label',
  },
})

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
  } = useForm<Address>({ defaultValues: { name: '', zip: '', country: 'Germany' } })
  const name = useWatch({ control, name: 'name' })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)} className="grid gap-4.5">
      <Field label="Name" required error={errors.name?.message} counter={{ count: name.length, max: 50 }}>
        <Input {...register('name', { required: 'Please enter your name' })} autoComplete="name" />
      </Field>
      <Field label="Postcode" required error={errors.zip?.message}>
        <Input
          {...register('zip', {
            pattern: { value: /^\d{5}$/, message: 'Please enter a valid 5-digit postcode' },
            required: 'Please enter a valid 5-digit postcode',
          })}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Field>
      <Field label="Country">
        <NativeSelect {...register('country')}>
          <option>Germany</option>
          <option>Switzerland</option>
        </NativeSelect>
      </Field>
      <Button type="submit">Continue</Button>
    </form>
  )
}

const onSend = fn()
/** With react-hook-form: spread `register` on the control and pass the message to the field. */
export const InAForm = meta.story({
  render: () => <AddressForm onSend={onSend} />,
})
InAForm.test(
  'the first invalid field takes the focus and says why; a correction clears it …',
  async ({ canvas, step }) => {
    onSend.mockClear()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const zip = canvas.getByRole('textbox', { name: 'Postcode' })
    await step('the first invalid field takes the focus and says why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(name).toHaveFocus())
      await waitFor(() =>
        expect(name).toHaveAccessibleDescription('Please enter your name 0 of 50 characters'),
      )
      await expect(zip).toBeInvalid()
    })
    await step('a correction clears it', async () => {
      await userEvent.type(name, 'Sabine Koch')
      await waitFor(() => expect(name).toBeValid())
    })
    await step('the values arrive', async () => {
      await userEvent.type(zip, '04103')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Switzerland')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await waitFor(() =>
        expect(onSend).toHaveBeenCalledWith(
          { name: 'Sabine Koch', zip: '04103', country: 'Switzerland' },
          expect.anything(),
        ),
      )
    })
  },
)
/** `ControlSizeProvider` around a form sets the density of every control inside. */
export const DensityFromAround = meta.story({
  render: (args) => (
    <ControlSizeProvider value="admin">
      <Field {...args} />
    </ControlSizeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeLessThan(45)
  },
})
export const LabelAbove = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  args: { hint: 'Five digits', error: 'Please enter a valid 5-digit postcode' },
})
export const PlaceholderOnly = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  render: () => (
    <Input
      aria-label="Postcode"
      placeholder="Postcode (five digits)"
      autoComplete="postal-code"
      aria-invalid
    />
  ),
})
