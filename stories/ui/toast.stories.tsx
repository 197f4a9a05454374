import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { TOAST_DURATION, TOAST_TONES } from '@/ui/toast'
import { Toaster, type ToastMessage } from '@/ui/toaster'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin, unpictured } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Feedback/Toast',
  tags: ['!autodocs', 'picture'],
  component: Toaster,
  args: { toasts: [], onDismiss: fn() },
  parameters: { chromatic: componentPictures, docs: { story: { inline: false, height: '320px' } } },
})

export default meta

/** Keeps toasts open, so that screenshots and axe do not race the timer. */
const held = (...toasts: ToastMessage[]) => toasts.map((toast) => ({ ...toast, duration: Infinity }))

const undo = fn()
export const WithThumbnail = meta.story({
  parameters: {
    docs: {
      source: {
        code: `<Toaster
  toasts={[
    {
      id: 'added',
      title: 'Evening Calm is in your cart',
      description: '1 × €11.90',
      thumbnail: <Picture image={product.image} sizes="48px" width={48} height={56} tint="sand" />,
    },
  ]}
  onDismiss={(id) => removeToast(id)}
/>`,
      },
    },
  },
  args: {
    toasts: held({
      id: 'added',
      title: 'Evening Calm is in your cart',
      description: '1 × €11.90',
      thumbnail: (
        <Picture
          image={{ url: '/media/abendruhe-320.webp', alt: '', sources: [] }}
          sizes="48px"
          width={48}
          height={56}
          tint="sand"
          style={{ flex: 'none', width: '3rem', borderRadius: 'var(--verda-r-s)' }}
        />
      ),
    }),
  },
})
export const Success = meta.story({
  args: {
    toasts: held({
      id: 'saved',
      title: 'Your details have been saved',
      description: 'They apply from your next order.',
    }),
  },
})
Success.test('the cross closes it', async ({ args }) => {
  const shown = await screen.findByText('Your details have been saved')
  await waitFor(() => expect(shown).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect(args.onDismiss).toHaveBeenCalledWith('saved')
})
export const WithAction = meta.story({
  args: {
    toasts: held({
      id: 'removed',
      tone: 'neutral',
      title: 'Evening Calm was removed',
      action: { label: 'Undo', onSelect: undo },
    }),
  },
})
WithAction.test('the action closes it', async ({ args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect(undo).toHaveBeenCalledOnce()
  await expect(args.onDismiss).toHaveBeenCalledWith('removed')
})
/** A toast closes after 4 seconds (sooner in this story); an error stays until dismissed. */
export const LeavesByItself = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  parameters: { ...unpictured.parameters, rules: ['SHOP-35'] },
  args: {
    toasts: [
      { id: 'failed', tone: 'danger', title: 'Something went wrong' },
      { id: 'saved', title: 'Your details have been saved', duration: 50 },
    ],
  },
  play: async ({ args }) => {
    await expect(TOAST_DURATION).toBe(4000)
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('saved'))
    await expect(args.onDismiss).not.toHaveBeenCalledWith('failed')
    await expect(await screen.findByText('Something went wrong')).toBeVisible()
  },
})
/** Errors are announced as alerts and stay until dismissed. */
export const Failure = meta.story({
  args: {
    toasts: [
      {
        id: 'failed',
        tone: 'danger',
        title: 'Something went wrong',
        description: 'Please try again.',
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  },
})
export const AllTones = meta.story({
  render: (args) => (
    <>
      <Toaster
        {...args}
        toasts={held(...TOAST_TONES.slice(0, 3).map((tone) => ({ id: tone, tone, title: tone })))}
      />
    </>
  ),
})
/** Only the three newest toasts are shown. */
export const Queue = meta.story({
  args: { toasts: held(...['one', 'two', 'three', 'four'].map((id) => ({ id, title: `Message ${id}` }))) },
  play: async () => {
    const shown = await screen.findByText('Message four')
    await waitFor(() => expect(shown).toBeVisible())
    await expect(screen.queryByText('Message one')).toBeNull()
  },
})

/** Long enough to stay for the picture, and no other timer's duration. */
const LONG_MS = 123_456
const wasShownAtStart = fn<(shown: boolean) => void>()
/** On a busy page a toast is drawn late; its time runs from then on, not from when it was asked for. */
export const TimeRunsOnceShown = meta.story({
  args: { toasts: [{ id: 'late', title: 'Added to your wishlist', duration: LONG_MS }] },
  beforeEach: () => {
    const start = window.setTimeout
    window.setTimeout = new Proxy(start, {
      apply: (target, page, timer: Parameters<typeof setTimeout>): unknown => {
        if (timer[1] === LONG_MS) wasShownAtStart(screen.queryByText('Added to your wishlist') !== null)
        return Reflect.apply(target, page, timer)
      },
    })
    return () => {
      window.setTimeout = start
      wasShownAtStart.mockReset()
    }
  },
  play: async () => {
    await screen.findByText('Added to your wishlist')
    await waitFor(() => expect(wasShownAtStart).toHaveBeenCalled())
    await expect(wasShownAtStart).not.toHaveBeenCalledWith(false)
  },
})

function ToastPage() {
  const [toasts, setToasts] = useState<ToastMessage[]>([])
  return (
    <>
      <Button onClick={() => setToasts(held({ id: 'wish', title: 'Added to your wishlist' }))}>
        Save for later
      </Button>
      <Toaster
        toasts={toasts}
        onDismiss={(id) => setToasts((list) => list.filter((toast) => toast.id !== id))}
      />
    </>
  )
}
export const ByKeyboard = meta.story({
  render: () => <ToastPage />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later' }))
    await screen.findByText('Added to your wishlist')
    await step('F8 moves the focus to the toasts, Escape closes the one in focus', async () => {
      await userEvent.keyboard('[F8]')
      await expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
      await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText('Added to your wishlist')).toBeNull())
    })
  },
})
export const Dark = AllTones.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
