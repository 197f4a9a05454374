import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { SearchField } from '@/ui/search-field'

const meta = {
  title: 'UI/Forms/Search field',
  tags: ['!autodocs'],
  component: SearchField,
  args: { label: 'Produkte suchen', onValueChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [(Draw) => <div className="w-72 max-w-full">{Draw()}</div>],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const EmptyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Produkte suchen' })
    await userEvent.type(field, 'tee')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tee')
    await step('the cross empties it and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }))
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
      await expect(canvas.queryByRole('button')).toBeNull()
    })
    await step('Escape too', async () => {
      await userEvent.keyboard('x{Escape}')
      await expect(field).toHaveValue('')
    })
  },
}
export const Filled: Story = { args: { defaultValue: 'Abendruhe' } }
export const Admin: Story = { args: { size: 'admin', label: 'Sipariş no, ad veya e-posta' } }
export const Disabled: Story = { args: { disabled: true } }
