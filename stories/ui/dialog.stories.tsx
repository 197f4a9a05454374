import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
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

const meta = {
  title: 'UI/Overlays/Dialog',
  tags: ['!autodocs'],
  component: DialogContent,
  argTypes: {
    size: { control: 'select', options: DIALOG_SIZES },
    density: { control: 'inline-radio', options: ['shop', 'admin'] },
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof DialogContent>

export default meta
type Story = StoryObj<typeof meta>

const intro = (
  <DialogHeader>
    <DialogTitle>Schön, dass Sie da sind</DialogTitle>
    <DialogDescription>Melden Sie sich an, um Ihre Bestellung abzuschließen.</DialogDescription>
  </DialogHeader>
)

export const Open: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        {intro}
        <DialogBody>
          <Button full>Anmelden</Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ step }) => {
    await step('it is named and described', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Schön, dass Sie da sind' })
      await expect(dialog).toHaveAccessibleDescription(
        'Melden Sie sich an, um Ihre Bestellung abzuschließen.',
      )
    })
    await step('focus starts on the content', async () => {
      await expect(screen.getByRole('button', { name: 'Anmelden' })).toHaveFocus()
    })
  },
}

export const ByKeyboard: Story = {
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Öffnen</Button>
      </DialogTrigger>
      <DialogContent {...args}>
        {intro}
        <DialogBody>
          <Button full>Anmelden</Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Öffnen' })
    await step('Enter opens', async () => {
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      const shown = await screen.findByRole('dialog')
      await waitFor(() => expect(shown).toBeVisible())
    })
    await step('Tab stays inside', async () => {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Anmelden' })).toHaveFocus()
    })
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}

export const LongContent: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <DialogHeader>
          <DialogTitle>Nutzungsbedingungen</DialogTitle>
        </DialogHeader>
        <DialogBody tabIndex={0} className="grid gap-4">
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>
              {index + 1}. Die Waren schicken Sie binnen vierzehn Tagen an uns zurück. Wir zahlen alle Beträge
              über dasselbe Zahlungsmittel zurück.
            </p>
          ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Verstanden</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Verstanden' })
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Admin: Story = {
  parameters: { language: 'tr' },
  args: { density: 'admin', size: 's' },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <DialogHeader>
          <DialogTitle>Kargo ata</DialogTitle>
        </DialogHeader>
        <DialogBody>VD-2026-20429, Jonas Feldmann, München</DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline" size="admin">
              Vazgeç
            </Button>
          </DialogClose>
          <Button size="admin">Ata</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const AdminOpen: Story = { ...Admin, play: undefined }
export const WithoutCross: Story = {
  ...Open,
  args: { closable: false },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Schließen' })).toBeNull()
  },
}

function MenuWithDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">Konto</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Profil</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>{intro}</DialogContent>
      </Dialog>
    </>
  )
}
/** Opened by a menu item that is gone by then: the focus returns to the button of the menu. */
export const FromMenu: Story = {
  render: () => <MenuWithDialog />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Konto' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Profil' })
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Schön, dass Sie da sind' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
