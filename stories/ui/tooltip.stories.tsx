import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from '@storybook/test'
import { Button } from '@/ui/button'
import { Tooltip } from '@/ui/tooltip'

const meta = {
  title: 'UI/Overlays/Tooltip',
  tags: ['!autodocs'],
  component: Tooltip,
  args: {
    content: 'Ürün sayısını yeniden hesaplar',
    children: (
      <Button variant="outline" size="admin">
        Yenile
      </Button>
    ),
  },
  parameters: { language: 'tr' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ürün sayısını yeniden hesaplar')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Ürün sayısını yeniden hesaplar')
  },
}
