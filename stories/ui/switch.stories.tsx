import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Switch } from '@/ui/switch'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Switch',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Switch,
  args: { children: 'E-mail notifications', onChange: fn() },
  argTypes: {
    size: { control: 'inline-radio', options: CONTROL_SIZES },
    side: { control: 'inline-radio', options: ['start', 'end'] },
  },
})

export default meta

export const Off = meta.story()
Off.test('is toggled by Space and by its label', async ({ args, canvas }) => {
  const control = canvas.getByRole('switch', { name: 'E-mail notifications' })
  await userEvent.tab()
  await expect(control).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(control).toBeChecked()
  await userEvent.click(canvas.getByText('E-mail notifications'))
  await expect(control).not.toBeChecked()
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})
export const On = meta.story({ args: { defaultChecked: true } })
/** A settings row: text on the left, switch on the right. */
export const Row = meta.story({
  args: { side: 'end', defaultChecked: true, description: 'Order confirmation and shipping' },
  decorators: [(Draw) => <div className="w-90 max-w-full">{Draw()}</div>],
})
export const Admin = meta.story({ args: { size: 'admin', children: 'Active', defaultChecked: true } })
export const WithoutText = meta.story({ args: { children: undefined, 'aria-label': 'Status: DHL Paket' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } })
