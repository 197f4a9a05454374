import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'

const meta = {
  title: 'UI/Overlays/Alert dialog',
  tags: ['!autodocs'],
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '“Çaylar” kategorisi silinsin mi?',
    description: 'Bu işlem geri alınamaz.',
    confirmLabel: 'Kategoriyi sil',
  },
  argTypes: { icon: { control: false } },
  parameters: { language: 'tr', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {}
export const DangerWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, step }) => {
    await step('focus starts on the cancel button', async () => {
      await screen.findByRole('alertdialog', { name: '“Çaylar” kategorisi silinsin mi?' })
      await expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
    })
    await step('the verb confirms', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Kategoriyi sil' }))
      await expect(args.onConfirm).toHaveBeenCalledOnce()
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    })
  },
}
export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Kullanıcı yeniden etkinleştirilsin mi?',
    description: 'Kullanıcı tekrar giriş yapabilir.',
    confirmLabel: 'Etkinleştir',
  },
}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const WithFailure: Story = {
  args: {
    children: (
      <Note tone="danger" size="admin" role="alert">
        Kategori silinirken hata oluştu
      </Note>
    ),
  },
}

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        Konto löschen
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
        size="m"
        title="Löschung des Kontos beantragen?"
        description="Ihre Bestellungen bewahren wir nur so lange auf, wie es das Gesetz verlangt."
        confirmLabel="Löschung beantragen"
      />
    </>
  )
}
export const ShopByKeyboard: Story = {
  parameters: { language: 'de' },
  render: () => <Opener />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Konto löschen' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'Abbrechen' })).toHaveFocus()
    await step('cancelling gives the focus back', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}
