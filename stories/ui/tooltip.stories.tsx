import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from '@storybook/test'
import { Button } from '@/ui/button'
import { Tooltip } from '@/ui/tooltip'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = {
  title: 'UI/Overlays/Tooltip',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Tooltip,
  args: {
    content: 'Recalculates the number of products',
    children: (
      <Button variant="outline" size="admin">
        Refresh
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Recalculates the number of products')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Recalculates the number of products',
    )
  },
}
export const Dark: Story = { ...OnFocus, ...darkTwin, tags: ['!picture', '!manifest'] }
