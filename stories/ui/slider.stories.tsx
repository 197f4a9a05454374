import { expect, fireEvent, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { Slider } from '@/ui/slider'
import { Stack } from '@/ui/stack'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const minutes = (value: number) => `${value} min`
const euros = (value: number) => `€${value}`

const meta = preview.meta({
  title: 'UI/Forms/Slider',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Slider,
  args: { min: 1, max: 10, defaultValue: 5, formatValue: minutes, onValueChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Field label="Brewing time">
      <Slider {...args} />
    </Field>
  ),
})

export default meta

export const Ready = meta.story()
Ready.test('has a name and the text of its value, and is changed by keys', async ({ args, canvas, step }) => {
  const slider = canvas.getByRole('slider', { name: 'Brewing time' })
  await expect(slider).toHaveAttribute('aria-valuetext', '5 min')
  await step('Tab reaches it', async () => {
    await userEvent.tab()
    await expect(slider).toHaveFocus()
  })
  await step('a value within the limits is told', async () => {
    // fireEvent stands in for the browser, which changes the slider on an arrow key.
    await fireEvent.change(slider, { target: { value: '6' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(6)
    await expect(slider).toHaveAttribute('aria-valuetext', '6 min')
    await expect(canvas.getByText('6 min')).toBeVisible()
  })
})
export const AtTheStart = meta.story({ args: { defaultValue: 1 } })
export const AtTheEnd = meta.story({ args: { defaultValue: 10 } })
export const WithError = meta.story({
  args: { defaultValue: 10 },
  render: (args) => (
    <Field label="Brewing time" error="Green tea becomes bitter after three minutes.">
      <Slider {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Brewing time' })
    await expect(slider).toHaveAttribute('aria-invalid', 'true')
    await expect(slider).toHaveAccessibleDescription('Green tea becomes bitter after three minutes.')
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const Admin = meta.story({ args: { size: 'admin' } })
export const RightToLeft = Ready.extend({ globals: { direction: 'rtl' } })

function Prices() {
  const [[from, to], setRange] = useState([10, 40])
  return (
    <FieldSet legend="Price">
      <Stack gap={2}>
        <Field label="From">
          <Slider
            size="s"
            max={80}
            step={5}
            value={from}
            formatValue={euros}
            onValueChange={(value) => setRange([value, Math.max(value, to)])}
          />
        </Field>
        <Field label="To">
          <Slider
            size="s"
            max={80}
            step={5}
            value={to}
            formatValue={euros}
            onValueChange={(value) => setRange([Math.min(value, from), value])}
          />
        </Field>
      </Stack>
    </FieldSet>
  )
}
/** A range is two of them: each has a name of its own, and neither passes the other. */
export const FromAndTo = meta.story({ render: () => <Prices /> })
FromAndTo.test('what passes the other one takes it along', async ({ canvas }) => {
  const to = canvas.getByRole('slider', { name: 'To' })
  await fireEvent.change(canvas.getByRole('slider', { name: 'From' }), { target: { value: '60' } })
  await expect(to).toHaveAttribute('aria-valuetext', '€60')
  await fireEvent.change(to, { target: { value: '20' } })
  await expect(canvas.getByRole('slider', { name: 'From' })).toHaveAttribute('aria-valuetext', '€20')
})
