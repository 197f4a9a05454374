import { expect, fn, userEvent } from '@storybook/test'
import { Checkbox, CHECKBOX_VARIANTS } from '@/ui/checkbox'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { Link } from '@/ui/link'
import { Inline } from '@/ui/stack'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Checkbox',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Checkbox,
  args: { children: 'Subscribe to the newsletter', onChange: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: CHECKBOX_VARIANTS },
    size: { control: 'inline-radio', options: CONTROL_SIZES },
  },
})

export default meta

export const Off = meta.story()
Off.test('the text is part of the target; space turns it off', async ({ args, canvas, step }) => {
  const box = canvas.getByRole('checkbox', { name: 'Subscribe to the newsletter' })
  await step('the text is part of the target', async () => {
    await userEvent.click(canvas.getByText('Subscribe to the newsletter'))
    await expect(box).toBeChecked()
  })
  await step('space turns it off', async () => {
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  })
})
export const On = meta.story({ args: { defaultChecked: true } })
export const SomeSelected = meta.story({
  args: { indeterminate: true, children: undefined, 'aria-label': 'Select all rows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked()
  },
})
export const WithDescription = meta.story({
  args: {
    size: 'admin',
    children: 'Single use',
    description: 'Each customer can use the coupon once',
    defaultChecked: true,
  },
})
export const Required = meta.story({
  args: {
    children: (
      <>
        I accept the{' '}
        <Link variant="inline" href="#terms">
          terms of use
        </Link>
      </>
    ),
  },
  render: (args) => (
    <Field required error="Please accept the terms of use">
      <Checkbox {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Please accept the terms of use')
  },
})
/** A row of options, each a bordered button with a check mark. */
export const Tiles = meta.story({
  render: () => (
    <FieldSet legend="Platforms" size="admin" style={{ width: '24rem', maxWidth: '100%' }}>
      <Inline gap={2}>
        <Checkbox variant="tile" name="platforms" value="germany" defaultChecked>
          Germany
        </Checkbox>
        <Checkbox variant="tile" name="platforms" value="turkey">
          Turkey
        </Checkbox>
        <Checkbox variant="tile" name="platforms" value="mobile">
          Mobile
        </Checkbox>
      </Inline>
    </FieldSet>
  ),
})
Tiles.test('a tile is chosen by its text', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Platforms' })).toBeVisible()
  await userEvent.click(canvas.getByText('Mobile'))
  await expect(canvas.getByRole('checkbox', { name: 'Mobile' })).toBeChecked()
  await expect(canvas.getByRole('checkbox', { name: 'Germany' })).toBeChecked()
})
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } })
