import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Switch } from '@/ui/switch'

const meta = {
  title: 'UI/Forms/Switch',
  tags: ['!autodocs'],
  component: Switch,
  args: { children: 'E-mail notifications', onChange: fn() },
  argTypes: {
    size: { control: 'inline-radio', options: CONTROL_SIZES },
    side: { control: 'inline-radio', options: ['start', 'end'] },
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const OffWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'E-mail notifications' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('E-mail notifications'))
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const On: Story = { args: { defaultChecked: true } }
/** A settings row: text on the left, switch on the right. */
export const Row: Story = {
  args: { side: 'end', defaultChecked: true, description: 'Order confirmation and shipping' },
  decorators: [(Draw) => <div className="w-90 max-w-full">{Draw()}</div>],
}
export const Admin: Story = { args: { size: 'admin', children: 'Active', defaultChecked: true } }
export const WithoutText: Story = { args: { children: undefined, 'aria-label': 'Status: DHL Paket' } }
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
