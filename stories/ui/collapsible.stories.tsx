import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { AlertIcon } from '@/icons'
import { Collapsible } from '@/ui/collapsible'

const meta = {
  title: 'UI/Layout/Collapsible',
  tags: ['!autodocs'],
  component: Collapsible,
  args: {
    title: 'Ingredients',
    children: 'Chamomile flowers, lemon balm leaves, lavender flowers.',
    className: 'w-96 max-w-full',
  },
  argTypes: { variant: { control: 'inline-radio', options: ['line', 'box', 'warn'] } },
} satisfies Meta<typeof Collapsible>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const ClosedWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Chamomile flowers/)
    await expect(text).not.toBeVisible()
    await userEvent.click(canvas.getByText('Ingredients'))
    await expect(text).toBeVisible()
  },
}
export const Open: Story = { args: { open: true } }
export const Box: Story = { args: { variant: 'box' } }
export const HealthWarning: Story = {
  args: {
    variant: 'warn',
    open: true,
    title: [<AlertIcon key="icon" />, 'Health information'],
    children: 'Food supplements are no substitute for a balanced diet.',
  },
}
