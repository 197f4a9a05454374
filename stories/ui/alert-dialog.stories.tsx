import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Overlays/Alert dialog',
  tags: ['!autodocs', 'picture'],
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete the category “Teas”?',
    description: 'This cannot be undone.',
    confirmLabel: 'Delete category',
  },
  argTypes: { icon: { control: false } },
  parameters: { chromatic: componentPictures, docs: { story: { inline: false, height: '320px' } } },
})

export default meta

export const Danger = meta.story()
Danger.test('focus starts on the cancel button; the verb confirms …', async ({ args, step }) => {
  await step('focus starts on the cancel button', async () => {
    await screen.findByRole('alertdialog', { name: 'Delete the category “Teas”?' })
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })
  await step('the verb confirms', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete category' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  })
  await step('Escape cancels', async () => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  })
})
export const Neutral = meta.story({
  args: {
    tone: 'neutral',
    title: 'Reactivate this user?',
    description: 'They will be able to sign in again.',
    confirmLabel: 'Reactivate',
  },
})
/** The back office’s size. */
export const Admin = meta.story({ args: { size: 'admin' } })
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
})
export const WithFailure = meta.story({
  args: {
    children: (
      <Note tone="danger" size="admin" role="alert">
        The category could not be deleted
      </Note>
    ),
  },
})

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
        size="m"
        title="Request deletion of your account?"
        description="We keep your orders only for as long as the law requires."
        confirmLabel="Request deletion"
      />
    </>
  )
}
export const ShopByKeyboard = meta.story({
  render: () => <Opener />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Delete account' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await step('cancelling gives the focus back', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})
export const Dark = WithFailure.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
