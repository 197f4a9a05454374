import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { Field } from '@/ui/field'
import { FormErrorSummary, type FormErrorSummaryProps } from '@/ui/form-error-summary'
import { Input } from '@/ui/input'
import preview from '#.storybook/preview'
import { componentPictures, unpictured } from '../fixtures/pictures'

/** The form below it shows the same errors at its fields. */
function FormWithSummary({ errors, ...rest }: FormErrorSummaryProps) {
  const errorOf = (field: string) => errors.find(({ name }) => name === field)?.message
  return (
    <form style={{ display: 'grid', gap: '1.125rem', width: '24rem', maxWidth: '100%' }}>
      <FormErrorSummary {...rest} errors={errors} />
      <Field label="E-mail address" error={errorOf('email')}>
        <Input name="email" />
      </Field>
      <Field label="Postcode" error={errorOf('zip')}>
        <Input name="zip" />
      </Field>
    </form>
  )
}

const meta = preview.meta({
  title: 'UI/Forms/Form error summary',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: FormErrorSummary,
  args: {
    // A failed submit takes the focus, and would scroll the documentation to here.
    submitCount: 0,
    errors: [
      { name: 'email', message: 'Please enter a valid e-mail address' },
      { name: 'zip', message: 'Please enter a valid 5-digit postcode' },
    ],
  },
  render: (args) => <FormWithSummary {...args} />,
})

export default meta

export const TwoErrors = meta.story()
TwoErrors.test(
  'takes the focus after a failed submit; leads to the field',
  { args: { submitCount: 1 } },
  async ({ canvas, step }) => {
    const summary = canvas.getByRole('alert')
    await step('takes the focus after a failed submit', async () => {
      await waitFor(() => expect(summary).toHaveFocus())
      await expect(summary).toHaveTextContent('2 fields need a correction')
    })
    await step('leads to the field', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(
        canvas.getByRole('button', { name: 'Please enter a valid 5-digit postcode' }),
      ).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus()
    })
  },
)
export const OneError = meta.story({
  args: { errors: [{ name: 'zip', message: 'Please enter a valid 5-digit postcode' }] },
})
export const OwnTitle = meta.story({
  args: {
    size: 'admin',
    title: '1 field needs a correction: tracking URL',
    errors: [{ name: 'zip', message: 'The tracking URL must contain the placeholder {trackingNumber}' }],
  },
})
/** The caller moves focus itself, for example with the form's `setFocus`. */
export const OwnFocus = meta.story({
  args: { onPick: fn() },
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Please enter a valid e-mail address' }))
    await expect(args.onPick).toHaveBeenCalledWith('email')
  },
})
export const NoErrors = meta.story({
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
