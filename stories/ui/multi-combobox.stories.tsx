import { expect, fn, screen, userEvent, within } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { MultiCombobox } from '@/ui/multi-combobox'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const products = ['Evening Calm', 'Morning Green', 'Rosehip', 'Drinking Cocoa'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const meta = preview.meta({
  title: 'UI/Forms/Multi combobox',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: MultiCombobox,
  args: { options: products, placeholder: 'Search products', onValueChange: fn(), size: 'admin' as const },
  argTypes: { options: { control: false }, size: { control: 'inline-radio', options: CONTROL_SIZES } },
  render: (args) => (
    <Field label="Valid for" size={args.size} style={{ width: '20rem', maxWidth: '100%' }}>
      <MultiCombobox {...args} />
    </Field>
  ),
})

export default meta

export const Empty = meta.story()
Empty.test('takes several; does not offer them again …', async ({ args, canvas, step }) => {
  const input = canvas.getByRole('combobox', { name: 'Valid for' })
  await step('takes several', async () => {
    await userEvent.type(input, 'even{Enter}')
    await userEvent.type(input, 'rose{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([products[0], products[2]])
    await expect(input).toHaveValue('')
  })
  await step('does not offer them again', async () => {
    await userEvent.keyboard('{ArrowDown}')
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual(['Morning Green', 'Drinking Cocoa'])
    // A space would end the reference.
    await expect(options[0]?.id).toMatch(/^\S+$/)
    await expect(input).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await userEvent.keyboard('{Escape}')
  })
  await step('Backspace and the cross take back', async () => {
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Evening Calm' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(input).toHaveFocus()
  })
})
export const Filled = meta.story({ args: { defaultValue: products.slice(0, 3) } })
export const Shop = meta.story({ args: { defaultValue: products.slice(0, 2), size: 'm' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: products.slice(0, 1) } })
