import { expect, fn, userEvent } from '@storybook/test'
import { BagIcon, HeartIcon, RefreshIcon, TrashIcon } from '@/icons'
import { ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS, IconButton } from '@/ui/icon-button'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Actions/Icon button',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: IconButton,
  args: { label: 'Add to wishlist', icon: HeartIcon, onClick: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'select', options: ICON_BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: ICON_BUTTON_SIZES },
  },
})

export default meta

export const Ghost = meta.story()
Ghost.test(
  'Enter and space press it too; it is large enough for a finger',
  async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Add to wishlist' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await step('Enter and space press it too', async () => {
      await userEvent.keyboard('{Enter} ')
      await expect(args.onClick).toHaveBeenCalledTimes(3)
    })
    await step('it is large enough for a finger', async () => {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    })
  },
)
export const Outline = meta.story({ args: { variant: 'outline' } })
export const Soft = meta.story({ args: { variant: 'soft' } })
export const Fill = meta.story({ args: { variant: 'fill', round: true } })
export const Danger = meta.story({
  args: { variant: 'danger-quiet', icon: TrashIcon, label: 'Delete picture' },
})
export const Admin = meta.story({ args: { size: 'admin', icon: TrashIcon, label: 'Delete coupon' } })
export const Pressed = meta.story({ args: { 'aria-pressed': true, label: 'On the wishlist' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Loading = meta.story({
  args: { loading: true, icon: RefreshIcon, label: 'Refresh the number of products' },
})
Loading.test('clicks are ignored', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh the number of products' }))
  await expect(args.onClick).not.toHaveBeenCalled()
})
/** Children are rendered after the icon, such as the count of the cart. */
export const WithCount = meta.story({
  args: {
    icon: BagIcon,
    label: 'Cart, 3 items',
    children: (
      <span
        aria-hidden
        style={{
          position: 'absolute',
          insetInlineEnd: 0,
          top: '0.25rem',
          minWidth: '1.1875rem',
          paddingInline: '0.3125rem',
          borderRadius: 'var(--verda-r-pill)',
          background: 'var(--verda-accent)',
          color: 'var(--verda-on-accent)',
          font: 'bold var(--verda-a-caption) / 1.4 var(--verda-font-sans)',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'center',
        }}
      >
        3
      </span>
    ),
  },
})
export const AsLink = meta.story({
  args: { asChild: true, label: 'Go to account', onClick: undefined, children: <a href="#account">{''}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to account' })).toHaveAttribute('href', '#account')
  },
})
