import { expect, userEvent } from '@storybook/test'
import { AlertIcon } from '@/icons'
import { Collapsible } from '@/ui/collapsible'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Layout/Collapsible',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Collapsible,
  args: {
    title: 'Ingredients',
    children: 'Chamomile flowers, lemon balm leaves, lavender flowers.',
    style: { width: '24rem', maxWidth: '100%' },
  },
  argTypes: { variant: { control: 'inline-radio', options: ['line', 'box', 'warn'] } },
})

export default meta

export const Closed = meta.story()
Closed.test('a click opens it', async ({ canvas }) => {
  const text = canvas.getByText(/Chamomile flowers/)
  await expect(text).not.toBeVisible()
  await userEvent.click(canvas.getByText('Ingredients'))
  await expect(text).toBeVisible()
})
export const Open = meta.story({ args: { open: true } })
export const Box = meta.story({ args: { variant: 'box' } })
export const HealthWarning = meta.story({
  args: {
    variant: 'warn',
    open: true,
    title: [<AlertIcon key="icon" />, 'Health information'],
    children: 'Food supplements are no substitute for a balanced diet.',
  },
})
