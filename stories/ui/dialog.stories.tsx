import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/ui/dropdown-menu'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  DIALOG_SIZES,
} from '@/ui/dialog'
import preview from '#.storybook/preview'
import { pressable } from '../fixtures/body'
import { componentPictures, darkTwin, unpictured } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Overlays/Dialog',
  tags: ['!autodocs', 'picture'],
  component: DialogContent,
  subcomponents: { Dialog },
  argTypes: {
    size: { control: 'select', options: DIALOG_SIZES },
    density: { control: 'inline-radio', options: ['shop', 'admin'] },
  },
  parameters: { chromatic: componentPictures, docs: { story: { inline: false, height: '480px' } } },
})

export default meta

const intro = (
  <DialogHeader>
    <DialogTitle>Good to see you</DialogTitle>
    <DialogDescription>Sign in to complete your order.</DialogDescription>
  </DialogHeader>
)

const closedBy = fn()
/** A press in an overlay above does not close the dialog, even if Radix does not know that overlay yet. */
export const PressAbove = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  render: (args) => (
    <Dialog open onOpenChange={closedBy}>
      <DialogContent {...args}>{intro}</DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement, step }) => {
    closedBy.mockClear()
    await pressable(await screen.findByRole('dialog', { name: 'Good to see you' }))
    const above = document.createElement('div')
    above.style.pointerEvents = 'auto'
    canvasElement.append(above)
    await step('in an overlay', async () => {
      above.setAttribute('role', 'alertdialog')
      await userEvent.click(above)
      await expect(closedBy).not.toHaveBeenCalled()
    })
    await step('anywhere else closes', async () => {
      above.removeAttribute('role')
      await userEvent.click(above)
      await waitFor(() => expect(closedBy).toHaveBeenCalledWith(false))
    })
    above.remove()
  },
})

export const Open = meta.story({
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <DialogHeader>
          <DialogTitle>Good to see you</DialogTitle>
          <DialogDescription>Sign in to complete your order.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Button full>Sign in</Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ step }) => {
    await step('it is named and described', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Good to see you' })
      await expect(dialog).toHaveAccessibleDescription('Sign in to complete your order.')
    })
    await step('focus starts on the content', async () => {
      await expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
    })
  },
})

export const ByKeyboard = meta.story({
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent {...args}>
        {intro}
        <DialogBody>
          <Button full>Sign in</Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await step('Enter opens', async () => {
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      const shown = await screen.findByRole('dialog')
      await waitFor(() => expect(shown).toBeVisible())
    })
    await step('Tab stays inside', async () => {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
    })
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
})

export const LongContent = meta.story({
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Terms of use</DialogTitle>
        </DialogHeader>
        <DialogBody tabIndex={0} style={{ display: 'grid', gap: '1rem' }}>
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>
              {index + 1}. You return the goods to us within fourteen days. We refund all amounts using the
              same means of payment.
            </p>
          ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Understood</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Understood' })
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const Admin = meta.story({
  args: { density: 'admin', size: 's' },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Assign carrier</DialogTitle>
        </DialogHeader>
        <DialogBody>VD-2026-020429, Jonas Feldmann, Munich</DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline" size="admin">
              Cancel
            </Button>
          </DialogClose>
          <Button size="admin">Assign</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
export const AdminOpen = meta.story({ ...Admin.input, play: undefined })
export const WithoutCross = meta.story({
  ...Open.input,
  args: { closable: false },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
})

function MenuWithDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">Account</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Profile</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>{intro}</DialogContent>
      </Dialog>
    </>
  )
}
/** Opened from a menu item that no longer exists on closing: focus returns to the menu button. */
export const FromMenu = meta.story({
  render: () => <MenuWithDialog />,
})
FromMenu.test('Escape returns the focus to the menu’s button', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Account' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Profile' })
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Good to see you' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})

const watchers = new Set<Watcher>()
class Watcher {
  onclose: (() => void) | null = null
  constructor() {
    watchers.add(this)
  }
  destroy() {
    watchers.delete(this)
  }
}
function requestClose() {
  const top = [...watchers].at(-1)
  top?.destroy()
  top?.onclose?.()
}

function AskedBeforeClosing() {
  const [open, setOpen] = useState(true)
  const [asks, setAsks] = useState(false)
  return (
    <Dialog open={open} onOpenChange={() => setAsks(true)}>
      <DialogContent>
        {intro}
        <AlertDialog
          open={asks}
          onOpenChange={setAsks}
          title="Discard your changes?"
          confirmLabel="Discard"
          onConfirm={() => setOpen(false)}
        />
      </DialogContent>
    </Dialog>
  )
}
/** Where the browser asks for it, as Android's Back does, the dialog on top closes. */
export const CloseRequest = meta.story({
  ...unpictured,
  render: () => <AskedBeforeClosing />,
  beforeEach: () => {
    const native: unknown = Reflect.get(window, 'CloseWatcher')
    Reflect.set(window, 'CloseWatcher', Watcher)
    return () => Reflect.set(window, 'CloseWatcher', native)
  },
})
CloseRequest.test(
  'asks first, and closes one dialog at a time',
  { parameters: { rules: ['SHOP-986'] } },
  async () => {
    const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' })
    // Only then Radix knows which is on top.
    const isOnTop = (dialog: HTMLElement | null) =>
      waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }))
    await isOnTop(screen.getByRole('dialog', { name: 'Good to see you' }))
    for (let time = 0; time < 2; time += 1) {
      requestClose()
      await isOnTop(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
      requestClose()
      await waitFor(() => expect(question()).toBeNull())
      await waitFor(() => expect(watchers.size).toBe(1))
      await expect(screen.getByRole('dialog', { name: 'Good to see you' })).toBeVisible()
    }
  },
)
export const Dark = Open.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
export const AdminOpenDark = AdminOpen.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
