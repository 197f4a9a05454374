import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { WishlistShare } from '@/screens/storefront/account/wishlist-share'
import preview from '#.storybook/preview'

/** How the owner of a wishlist shares it by a link. */
const meta = preview.meta({
  title: 'Storefront/Account/Wishlist share',
  component: WishlistShare,
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
  args: {
    state: { status: 'off' as const },
    save: { status: 'idle' as const },
    onShare: fn(),
    onEnd: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Off = meta.story()
Off.test('makes a link, with a heading that names no page', async ({ args, canvas }) => {
  const heading = canvas.getByRole('textbox', { name: /Überschrift/ })
  await userEvent.type(heading, 'www.evil.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Link erstellen' }))
  await waitFor(() => expect(heading).toHaveAccessibleDescription(/ohne Internet/))
  await expect(args.onShare).not.toHaveBeenCalled()
  await userEvent.clear(heading)
  await userEvent.type(heading, 'Zum Geburtstag')
  await userEvent.click(canvas.getByRole('button', { name: 'Link erstellen' }))
  await waitFor(() => expect(args.onShare).toHaveBeenCalledWith('Zum Geburtstag'))
})
export const On = meta.story({
  args: {
    state: {
      status: 'on',
      href: 'https://verda.example/wishlist?token=8mQ2vT0s7xYb1cKd5eFg9hJl3nPrUwZa',
      title: 'Zum Geburtstag',
    },
    save: { status: 'saved' },
  },
})
On.test('shows the link and ends it', async ({ args, canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Link zur Liste' })).toHaveValue(
    'https://verda.example/wishlist?token=8mQ2vT0s7xYb1cKd5eFg9hJl3nPrUwZa',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Nicht mehr teilen' }))
  await expect(args.onEnd).toHaveBeenCalledOnce()
})
export const Saving = meta.story({ args: { save: { status: 'saving' } } })
export const SaveFailed = meta.story({ args: { save: { status: 'failed' } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'error', retrying: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Turkish = meta.story({ ...On.input, globals: { language: 'tr' } })
export const English = meta.story({ ...On.input, globals: { language: 'en' } })
