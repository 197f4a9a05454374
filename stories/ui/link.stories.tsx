import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ArrowRightIcon } from '@/icons'
import { Link, LINK_VARIANTS } from '@/ui/link'

const meta = {
  title: 'UI/Actions/Link',
  tags: ['!autodocs'],
  component: Link,
  args: { children: 'View all products', href: '#products' },
  argTypes: { variant: { control: 'select', options: LINK_VARIANTS } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Standalone: Story = {}
export const StandaloneWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View all products' })).toHaveFocus()
  },
}
export const WithIcon: Story = {
  args: { children: ['View all products', <ArrowRightIcon key="icon" size="s" />] },
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Remove' } }
export const InText: Story = {
  args: { variant: 'inline', children: 'privacy policy' },
  render: (args) => (
    <p className="max-w-sm">
      I have read the <Link {...args} /> and agree to it.
    </p>
  ),
}
export const External: Story = {
  args: { external: true, children: 'Track parcel' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Track parcel.*opens in a new window/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}
const onClick = fn()
/** `asChild` applies the style to a router link or a button. */
export const OnAButton: Story = {
  args: {
    asChild: true,
    href: undefined,
    children: (
      <button type="button" onClick={onClick}>
        Forgot your password?
      </button>
    ),
  },
}
export const OnAButtonWorks: Story = {
  ...OnAButton,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    onClick.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}
