import { expect, fn, userEvent } from '@storybook/test'
import { Field } from '@/ui/field'
import { IconPicker } from '@/ui/icon-picker'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Icon picker',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: IconPicker,
  args: { onValueChange: fn() },
  render: (args) => (
    <Field group label="Icon" size="admin" style={{ width: '22.5rem', maxWidth: '100%' }}>
      <IconPicker {...args} />
    </Field>
  ),
})

export default meta

export const NoneChosen = meta.story()
NoneChosen.test('arrow keys choose', async ({ args, canvas }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Icon' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowRight}')
  await expect(canvas.getByRole('radio', { name: 'Sprout' })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('sprout')
})
export const Chosen = meta.story({ args: { defaultValue: 'leaf' } })
export const Few = meta.story({ args: { icons: ['leaf', 'cup', 'gift'], defaultValue: 'cup' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'leaf' } })
