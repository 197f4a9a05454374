import { expect, fn, userEvent } from '@storybook/test'
import { CloseButton } from '@/ui/close-button'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Actions/Close button',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: CloseButton,
  args: { onClick: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['admin', 's', 'm'] } },
})

export default meta

export const Shop = meta.story()
Shop.test('Enter closes and keeps the focus', async ({ args, canvas }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(args.onClick).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
})
export const OwnLabel = meta.story({ args: { label: 'Remove coupon AUTUMN10', size: 's' } })
export const Admin = meta.story({ args: { size: 'admin' } })
export const Dark = Shop.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
