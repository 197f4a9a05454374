import { expect, fn, userEvent } from '@storybook/test'
import { Botanical } from '@/art/botanical'
import { ErrorState } from '@/ui/error-state'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Feedback/Error state',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: ErrorState,
  args: { children: 'The products could not be loaded.', onRetry: fn() },
  argTypes: { drawing: { control: false }, action: { control: false } },
})

export default meta

export const Shop = meta.story({
  args: { drawing: <Botanical name="hagebutte" preserveAspectRatio="xMidYMax meet" />, tint: 'rose' },
})
Shop.test('is an alert with a new attempt', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.')
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Retrying = meta.story({ args: { retrying: true } })
export const WithoutRetry = meta.story({ args: { onRetry: undefined } })
export const Admin = meta.story({
  args: {
    density: 'admin',
    title: 'The orders could not be loaded',
    children: 'Please check the connection.',
  },
})
