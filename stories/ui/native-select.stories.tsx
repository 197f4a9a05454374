import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { selectTester } from '@/testing'
import { NativeSelect } from '@/ui/native-select'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Native select',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: NativeSelect,
  args: {
    'aria-label': 'Country',
    onChange: fn(),
    children: ['Germany', 'Austria', 'Switzerland'].map((name) => <option key={name}>{name}</option>),
  },
  argTypes: { children: { control: false }, size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [
    (Draw) => (
      <div className="w-72 max-w-full">
        <Draw />
      </div>
    ),
  ],
})

export default meta

export const Chosen = meta.story()
Chosen.test('another option is reported', async ({ args, canvas }) => {
  const select = canvas.getByRole('combobox', { name: 'Country' })
  await selectTester(select, { user: userEvent }).choose('Austria')
  await expect(select).toHaveValue('Austria')
  await expect(args.onChange).toHaveBeenCalledOnce()
})
Chosen.test('Tab reaches it', async ({ canvas }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus()
})
export const Placeholder = meta.story({ args: { placeholder: 'Please choose', defaultValue: '' } })
export const Admin = meta.story({ args: { size: 'admin' } })
export const Invalid = meta.story({
  args: { 'aria-invalid': true, placeholder: 'Please choose', defaultValue: '' },
})
export const Disabled = meta.story({ args: { disabled: true } })
