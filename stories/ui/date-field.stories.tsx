import { expect, fn, fireEvent, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { DateField } from '@/ui/date-field'
import { Field } from '@/ui/field'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Date field',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: DateField,
  args: { onChange: fn(), min: '2026-11-21' },
  argTypes: { size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [
    (Draw) => (
      <Field label="Start date" style={{ width: '15rem', maxWidth: '100%' }}>
        <Draw />
      </Field>
    ),
  ],
})

export default meta

export const Empty = meta.story()
Empty.test('a date within the limits is taken', async ({ args, canvas }) => {
  const input = canvas.getByLabelText('Start date')
  await expect(input).toHaveAttribute('min', '2026-11-21')
  await fireEvent.change(input, { target: { value: '2026-12-01' } })
  await expect(input).toHaveValue('2026-12-01')
  await expect(args.onChange).toHaveBeenCalledOnce()
})
Empty.test('Tab reaches it, and a day is typed', async ({ args, canvas }) => {
  await userEvent.tab()
  await expect(canvas.getByLabelText('Start date')).toHaveFocus()
  await userEvent.keyboard('2026-12-01')
  await expect(canvas.getByLabelText('Start date')).toHaveValue('2026-12-01')
  await expect(args.onChange).toHaveBeenCalled()
})
export const Filled = meta.story({ args: { defaultValue: '2026-12-01' } })
export const Admin = meta.story({ args: { defaultValue: '2026-12-01', size: 'admin' } })
export const Invalid = meta.story({ args: { defaultValue: '2026-11-01', 'aria-invalid': true } })
export const Disabled = meta.story({ args: { defaultValue: '2026-12-01', disabled: true } })
