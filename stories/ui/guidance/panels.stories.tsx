import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { EditIcon, MoreIcon, RefreshIcon } from '@/icons'
import { Button } from '@/ui/button'
import { Card, CardBody } from '@/ui/card'
import { CloseButton } from '@/ui/close-button'
import { Dialog, DialogBody, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/ui/dialog'
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader, DrawerTitle } from '@/ui/drawer'
import { IconButton } from '@/ui/icon-button'
import { PageHeader } from '@/ui/page-header'
import { Toast, type ToastProps } from '@/ui/toast'
import { ToastProvider, ToastViewport } from '@/ui/toaster'

/** Do and don’t examples for the component pages, and the parts of overlays. */
const meta = {
  title: 'UI/Guidance/Panels',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The parts of an overlay rendered inline, because an open overlay would cover the page. */
const Panel = ({ children, slot }: { children: ReactNode; slot: string }) => (
  <div
    data-slot={slot}
    className="relative flex max-h-72 w-80 max-w-full flex-col overflow-hidden rounded-l border border-border bg-surface-raised text-text shadow-l"
  >
    {children}
  </div>
)

export const DialogParts: Story = {
  render: () => (
    <Dialog open modal={false}>
      <Panel slot="dialog">
        <DialogHeader>
          <DialogTitle>Good to see you</DialogTitle>
          <DialogDescription>Sign in to complete your order.</DialogDescription>
        </DialogHeader>
        <DialogBody>You can also order as a guest.</DialogBody>
        <DialogFooter>
          <Button>Sign in</Button>
        </DialogFooter>
        <CloseButton className="absolute inset-e-3 top-3" />
      </Panel>
    </Dialog>
  ),
}

interface CartPanelProps {
  title: string
  rows: readonly string[]
  children: ReactNode
}
const SidePanel = ({ title, rows, children }: CartPanelProps) => (
  <Drawer open modal={false}>
    <Panel slot="drawer">
      <DrawerHeader>
        <DrawerTitle>{title}</DrawerTitle>
      </DrawerHeader>
      <DrawerBody tabIndex={0}>
        {rows.map((row) => (
          <p key={row} className="border-t border-border py-3 text-small">
            {row}
          </p>
        ))}
      </DrawerBody>
      <DrawerFooter className="flex flex-wrap gap-2">{children}</DrawerFooter>
      <CloseButton className="absolute inset-e-4 top-4" />
    </Panel>
  </Drawer>
)
export const DrawerBesideThePage: Story = {
  render: () => (
    <SidePanel title="Cart" rows={['2 × Evening Calm, €23.80', '1 × Rosehip, €6.90']}>
      <Button full>Go to checkout, €30.70</Button>
    </SidePanel>
  ),
}
export const DrawerAsAQuestion: Story = {
  render: () => (
    <SidePanel title="Delete your account?" rows={['Your orders stay as long as the law requires.']}>
      <Button variant="ghost">No</Button>
      <Button variant="danger">Yes</Button>
    </SidePanel>
  ),
}

/** A toast rendered inline instead of in the corner of the viewport. */
const ToastHere = (props: ToastProps) => (
  <ToastProvider>
    <Toast duration={Infinity} {...props} />
    <ToastViewport className="static! w-80! max-w-full" />
  </ToastProvider>
)
const undo = { label: 'Undo', onSelect: () => undefined }
export const ToastOfWhatHappened: Story = {
  render: () => <ToastHere tone="neutral" title="Evening Calm was removed" action={undo} />,
}
export const ToastParts: Story = {
  render: () => (
    <ToastHere
      title="Your details have been saved"
      description="They apply from your next order."
      action={undo}
    />
  ),
}
export const ToastAsAQuestion: Story = {
  render: () => (
    <ToastHere
      tone="warn"
      title="Delete all 38 products?"
      description="This cannot be undone."
      action={{ label: 'Delete', onSelect: () => undefined }}
    />
  ),
}

export const MenuBesideTheAction: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      <Button variant="outline" size="s">
        <EditIcon size="s" />
        Edit
      </Button>
      <IconButton icon={MoreIcon} label="More actions for Evening Calm" size="s" aria-haspopup="menu" />
    </div>
  ),
}
export const MenuForOneAction: Story = {
  render: () => (
    <div className="grid justify-items-end gap-1.5">
      <IconButton icon={MoreIcon} label="More" size="s" variant="outline" aria-haspopup="menu" />
      <div className="w-44 rounded-m border border-border bg-surface-raised p-1.5 shadow-l">
        <p className="flex items-center gap-2.5 rounded-admin bg-surface-hover px-2.5 py-2 text-small font-medium">
          <EditIcon size="s" /> Edit
        </p>
      </div>
    </div>
  ),
}

export const CloseOfAPanel: Story = {
  render: () => (
    <Card className="relative w-64">
      <CardBody>
        <p className="pe-10">Shipping is free for orders over €100.</p>
        <CloseButton label="Close the shipping notice" size="s" className="absolute inset-e-3 top-3" />
      </CardBody>
    </Card>
  ),
}
export const CloseThatDeletes: Story = {
  render: () => (
    <Card className="relative w-64">
      <CardBody>
        <p className="pe-10">Coupon AUTUMN10, used 412 times</p>
        <CloseButton label="Delete the coupon for good" size="s" className="absolute inset-e-3 top-3" />
      </CardBody>
    </Card>
  ),
}

export const HeaderWithOneAction: Story = {
  render: () => (
    <PageHeader density="admin" title="Orders" subtitle="18 waiting" className="w-80 max-w-full">
      <Button variant="outline" size="admin">
        <RefreshIcon size="s" />
        Refresh
      </Button>
    </PageHeader>
  ),
}
export const HeaderWithEverything: Story = {
  render: () => (
    <PageHeader density="admin" title="Orders" className="w-80 max-w-full">
      {['Refresh', 'Export', 'Print', 'New'].map((label) => (
        <Button key={label} size="admin">
          {label}
        </Button>
      ))}
    </PageHeader>
  ),
}
