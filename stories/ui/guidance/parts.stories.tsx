import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { AlertIcon, BoxIcon, ChevronDownIcon, LogoutIcon, UserIcon } from '@/icons'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { Picture } from '@/ui/picture'

/** Parts of components that are drawn in a portal or in several states: rendered in place for their anatomy. */
const meta = {
  title: 'UI/Guidance/Parts',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AlertDialogParts: Story = {
  render: () => (
    <div className="grid w-96 max-w-full grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-l border border-border bg-surface-raised px-6 pt-5.5 pb-5 text-a-body text-text shadow-l">
      <span
        data-slot="icon"
        className="grid size-10 place-items-center rounded-pill bg-danger-bg text-danger-fg"
      >
        <AlertIcon />
      </span>
      <div className="min-w-0 justify-self-start">
        <p data-slot="title" className="w-fit text-body/snug font-semibold">
          Delete the category “Teas”?
        </p>
        <p data-slot="description" className="mt-1 w-fit text-text-muted">
          This cannot be undone.
        </p>
        <Note data-slot="children" tone="danger" size="admin" className="mt-3">
          The category could not be deleted
        </Note>
      </div>
      <div data-slot="actions" className="col-span-2 mt-4 flex flex-wrap gap-2.5 justify-self-end">
        <Button variant="outline" size="admin">
          Cancel
        </Button>
        <Button variant="danger" size="admin">
          Delete category
        </Button>
      </div>
    </div>
  ),
}

interface MenuItemProps {
  slot: string
  className: string
  children: ReactNode
}
const MenuItem = ({ slot, className, children }: MenuItemProps) => (
  <p
    data-slot={slot}
    className={`flex min-h-control-admin items-center gap-2.75 rounded-admin px-2.5 text-small font-medium ${className}`}
  >
    {children}
  </p>
)
export const DropdownMenuParts: Story = {
  render: () => (
    <div className="grid justify-items-end gap-1.5">
      <Button data-slot="trigger" variant="ghost" size="s">
        <UserIcon />
        Sabine
        <ChevronDownIcon size="s" />
      </Button>
      <div
        data-slot="content"
        className="min-w-50 rounded-m border border-border bg-surface-raised p-1.5 text-text shadow-l"
      >
        <p data-slot="label" className="px-2.5 pt-2 pb-1 text-a-caption font-semibold text-text-subtle">
          sabine.koch@post.example
        </p>
        <MenuItem slot="item" className="bg-surface-hover [&>svg]:text-text-subtle">
          <BoxIcon size="s" /> Orders
        </MenuItem>
        <div data-slot="separator" className="-mx-1.5 my-1.5 h-px bg-border" />
        <MenuItem slot="danger" className="text-danger-fg">
          <LogoutIcon size="s" /> Sign out
        </MenuItem>
      </div>
    </div>
  ),
}

const tea = { url: '/media/abendruhe-320.webp', alt: 'Tin of Evening Calm tea', sources: [] }
const missing = { url: 'data:image/webp;base64,', alt: 'Tin of Rosehip tea', sources: [] }
const shape = { sizes: '128px', width: 400, height: 448, tint: 'sage', className: 'w-32 rounded-l' } as const
export const PictureParts: Story = {
  render: () => (
    <div className="flex flex-wrap justify-center gap-6">
      <Picture image={tea} priority {...shape} />
      <Picture image={missing} priority {...shape} />
    </div>
  ),
}
