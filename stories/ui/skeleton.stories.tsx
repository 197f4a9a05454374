import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { ArchSkeleton, LoadingRegion, Skeleton } from '@/ui/skeleton'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Feedback/Skeleton',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Skeleton,
  args: { style: { width: '12rem' } },
  argTypes: { shape: { control: 'inline-radio', options: ['line', 'heading', 'block', 'circle'] } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Heading: Story = { args: { shape: 'heading' } }
export const Block: Story = { args: { shape: 'block', style: { width: '12rem', height: '6rem' } } }
export const Circle: Story = { args: { shape: 'circle', style: { width: '2.75rem', height: '2.75rem' } } }
export const Arch: Story = { render: () => <ArchSkeleton style={{ width: '15rem' }} /> }
export const Region: Story = {
  render: () => (
    <LoadingRegion style={{ display: 'grid', gap: '0.75rem', width: '15rem' }}>
      <ArchSkeleton />
      <Skeleton style={{ width: '75%' }} />
      <Skeleton shape="heading" style={{ width: '50%' }} />
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
