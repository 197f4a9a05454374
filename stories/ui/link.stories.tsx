import { expect, fn, userEvent } from '@storybook/test'
import { ArrowRightIcon } from '@/icons'
import { Link, LINK_VARIANTS } from '@/ui/link'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Actions/Link',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Link,
  args: { children: 'View all products', href: '#products' },
  argTypes: { variant: { control: 'select', options: LINK_VARIANTS } },
})

export default meta

export const Standalone = meta.story()
Standalone.test('is reached by Tab', async ({ canvas }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: 'View all products' })).toHaveFocus()
})
export const WithIcon = meta.story({
  args: { children: ['View all products', <ArrowRightIcon key="icon" size="s" />] },
})
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Remove' } })
export const InText = meta.story({
  args: { variant: 'inline', children: 'privacy policy' },
  render: (args) => (
    <p style={{ maxWidth: '24rem' }}>
      I have read the <Link {...args} /> and agree to it.
    </p>
  ),
})
export const External = meta.story({
  args: { external: true, children: 'Track parcel' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Track parcel.*opens in a new window/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
})
const onClick = fn()
/** `asChild` applies the style to a router link or a button. */
export const OnAButton = meta.story({
  args: {
    asChild: true,
    href: undefined,
    children: (
      <button type="button" onClick={onClick}>
        Forgot your password?
      </button>
    ),
  },
})
OnAButton.test('a click is reported', async ({ canvas }) => {
  onClick.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }))
  await expect(onClick).toHaveBeenCalledOnce()
})
