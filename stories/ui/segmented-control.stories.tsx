import { expect, fn, userEvent } from '@storybook/test'
import { ChartIcon, GridIcon } from '@/icons'
import { CONTROL_SIZES } from '@/ui/control-size'
import { SegmentedControl } from '@/ui/segmented-control'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Segmented control',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: SegmentedControl,
  args: {
    'aria-label': 'Sign in or register',
    options: [
      { value: 'login', label: 'Sign in' },
      { value: 'register', label: 'Register' },
    ],
    onValueChange: fn(),
  },
  argTypes: { options: { control: false }, size: { control: 'inline-radio', options: CONTROL_SIZES } },
})

export default meta

export const TwoWays = meta.story()
TwoWays.test('one is always on; arrow keys move, space chooses', async ({ args, canvas, step }) => {
  const login = canvas.getByRole('radio', { name: 'Sign in' })
  const register = canvas.getByRole('radio', { name: 'Register' })
  await expect(login).toBeChecked()
  await step('one is always on', async () => {
    await userEvent.click(login)
    await expect(login).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  })
  await step('arrow keys move, space chooses', async () => {
    await userEvent.keyboard('{ArrowRight} ')
    await expect(register).toHaveFocus()
    await expect(register).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('register')
  })
})
export const FullWidth = meta.story({
  args: { full: true },
  decorators: [(Draw) => <div className="w-96 max-w-full">{Draw()}</div>],
})
export const WithIcons = meta.story({
  args: {
    size: 'admin',
    'aria-label': 'View',
    options: [
      { value: 'chart', label: 'Chart', icon: ChartIcon },
      { value: 'table', label: 'Table', icon: GridIcon },
    ],
  },
})
export const FourWays = meta.story({
  args: {
    size: 'admin',
    'aria-label': 'Duration',
    defaultValue: '3',
    options: ['1', '3', '6', '12'].map((months) => ({ value: months, label: `${months} mo.` })),
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
