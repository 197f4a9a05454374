import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditIcon, HeartIcon, TrashIcon } from '@/icons'
import { Button } from '@/ui/button'
import { Chip, RemovableChip } from '@/ui/chip'
import { IconButton } from '@/ui/icon-button'
import { Link } from '@/ui/link'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Actions',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const IconsKnown: Story = {
  render: () => (
    <div className="flex gap-2">
      <IconButton icon={HeartIcon} label="Add Evening Calm to the wishlist" />
      <IconButton icon={TrashIcon} label="Remove Evening Calm from the cart" variant="danger-quiet" />
    </div>
  ),
}
export const IconsAsText: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      Save
      <IconButton icon={EditIcon} label="Edit" variant="outline" />
      <IconButton icon={EditIcon} label="Edit more" variant="outline" />
    </div>
  ),
}
export const LinkThatSaysWhere: Story = {
  render: () => (
    <p className="max-w-64">
      Delivery takes two days; see{' '}
      <Link variant="inline" href="#shipping">
        shipping and returns
      </Link>
      .
    </p>
  ),
}
export const LinkHere: Story = {
  render: () => (
    <p className="max-w-64">
      Delivery takes two days. For shipping and returns click{' '}
      <Link variant="inline" href="#shipping">
        here
      </Link>
      .
    </p>
  ),
}
export const ChipsFilter: Story = {
  render: () => (
    <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
      <Chip>All</Chip>
      <Chip selected>Tea</Chip>
      <Chip>Coffee</Chip>
      <RemovableChip label="Up to €15" onRemove={() => undefined} />
    </div>
  ),
}
export const ChipsAct: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip>Add to cart</Chip>
      <Chip>Delete account</Chip>
    </div>
  ),
}
export const DangerBehindAQuestion: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="danger-quiet" size="s">
        Delete product …
      </Button>
      <Button size="s">Save</Button>
    </div>
  ),
}
export const DangerInTheOpen: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="danger" size="s">
        Delete
      </Button>
      <Button size="s">Save</Button>
    </div>
  ),
}
