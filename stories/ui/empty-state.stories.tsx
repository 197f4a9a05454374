import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Botanical } from '@/art/botanical'
import { GridIcon } from '@/icons'
import { Button } from '@/ui/button'
import { EmptyState, TINTS } from '@/ui/empty-state'

const meta = {
  title: 'UI/Feedback/Empty state',
  tags: ['!autodocs'],
  component: EmptyState,
  args: {
    title: 'Noch nichts im Korb',
    children: 'Ab 100 € Warenwert versenden wir kostenlos.',
    tint: 'sage',
    drawing: <Botanical name="blattzweig" preserveAspectRatio="xMidYMax meet" />,
    action: <Button>Produkte entdecken</Button>,
  },
  argTypes: {
    tint: { control: 'select', options: [...TINTS, 'danger', 'none'] },
    drawing: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Noch nichts im Korb' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Produkte entdecken' })).toBeVisible()
  },
}
export const WithoutDrawing: Story = { args: { drawing: undefined, action: undefined } }
export const Admin: Story = {
  parameters: { language: 'tr' },
  args: {
    density: 'admin',
    title: 'Henüz kategori yok',
    children: 'Ürünleri gruplamak için bir kategori oluşturun.',
    tint: undefined,
    drawing: <GridIcon size="l" />,
    action: <Button size="admin">İlk kategoriyi oluştur</Button>,
  },
}
