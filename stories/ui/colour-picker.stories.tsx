import { expect, fn, userEvent } from '@storybook/test'
import { ColourPicker } from '@/ui/colour-picker'
import { Field } from '@/ui/field'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const colours = [
  { value: '#6b7280', label: 'Grey' },
  { value: '#24483a', label: 'Pine' },
  { value: '#7f9470', label: 'Sage' },
  { value: '#c8703f', label: 'Apricot' },
  { value: '#c4923a', label: 'Honey' },
  { value: '#a4433a', label: 'Brick' },
  { value: '#3f6b8c', label: 'Lake' },
  { value: '#7b4f78', label: 'Plum' },
]

const meta = preview.meta({
  title: 'UI/Forms/Colour picker',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: ColourPicker,
  args: { colours, defaultValue: '#24483a', onValueChange: fn(), size: 'admin' as const },
  argTypes: { colours: { control: false } },
  render: (args) => (
    <Field group label="Colour" size="admin" style={{ width: '23rem', maxWidth: '100%' }}>
      <ColourPicker {...args} />
    </Field>
  ),
})

export default meta

export const Chosen = meta.story()
Chosen.test('arrow keys choose; six digits make a colour of one’s own …', async ({ args, canvas, step }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Colour' })).toBeVisible()
  await step('arrow keys choose', async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Sage' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#7f9470')
  })
  const own = canvas.getByRole('textbox', { name: 'Custom colour' })
  await step('six digits make a colour of one’s own', async () => {
    await userEvent.clear(own)
    await userEvent.type(own, '12AB')
    await expect(own).toBeInvalid()
    await userEvent.type(own, '34')
    await expect(own).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#12ab34')
  })
  await step('half a colour is forgotten', async () => {
    await userEvent.clear(own)
    await userEvent.tab()
    await expect(own).toHaveValue('#12ab34')
  })
})
export const OwnColour = meta.story({ args: { defaultValue: '#123456' } })
export const PresetsOnly = meta.story({ args: { presetsOnly: true } })
export const Disabled = meta.story({ args: { disabled: true } })
