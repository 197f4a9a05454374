import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { SearchField } from '@/ui/search-field'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Search field',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: SearchField,
  args: { label: 'Search products', onValueChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [(Draw) => <div className="w-72 max-w-full">{Draw()}</div>],
})

export default meta

export const Empty = meta.story()
Empty.test('the cross empties it and keeps the focus; Escape too', async ({ args, canvas, step }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search products' })
  await userEvent.type(field, 'tea')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('tea')
  await step('the cross empties it and keeps the focus', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  })
  await step('Escape too', async () => {
    await userEvent.keyboard('x{Escape}')
    await expect(field).toHaveValue('')
  })
})
export const Filled = meta.story({ args: { defaultValue: 'Evening Calm' } })
export const Admin = meta.story({ args: { size: 'admin', label: 'Order number, name or e-mail' } })
export const Disabled = meta.story({ args: { disabled: true } })
