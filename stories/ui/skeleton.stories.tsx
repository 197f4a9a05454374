import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { ArchSkeleton, LoadingRegion, Skeleton } from '@/ui/skeleton'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Feedback/Skeleton',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Skeleton,
  args: { className: 'w-48' },
  argTypes: { shape: { control: 'inline-radio', options: ['line', 'heading', 'block', 'circle'] } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Heading: Story = { args: { shape: 'heading' } }
export const Block: Story = { args: { shape: 'block', className: 'h-24 w-48' } }
export const Circle: Story = { args: { shape: 'circle', className: 'size-11' } }
export const Arch: Story = { render: () => <ArchSkeleton className="w-60" /> }
export const Region: Story = {
  render: () => (
    <LoadingRegion className="grid w-60 gap-3">
      <ArchSkeleton />
      <Skeleton className="w-3/4" />
      <Skeleton shape="heading" className="w-1/2" />
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
