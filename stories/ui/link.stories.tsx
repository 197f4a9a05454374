import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ArrowRightIcon } from '@/icons'
import { Link, LINK_VARIANTS } from '@/ui/link'

const meta = {
  title: 'UI/Actions/Link',
  tags: ['!autodocs'],
  component: Link,
  args: { children: 'Alle Produkte ansehen', href: '#produkte' },
  argTypes: { variant: { control: 'select', options: LINK_VARIANTS } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Standalone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Alle Produkte ansehen' })).toHaveFocus()
  },
}
export const WithIcon: Story = {
  args: { children: ['Alle Produkte ansehen', <ArrowRightIcon key="icon" size="s" />] },
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Entfernen' } }
export const InText: Story = {
  args: { variant: 'inline', children: 'Datenschutzerklärung' },
  render: (args) => (
    <p className="max-w-sm">
      Ich habe die <Link {...args} /> gelesen und bin einverstanden.
    </p>
  ),
}
export const External: Story = {
  args: { external: true, children: 'Sendung verfolgen' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Sendung verfolgen.*öffnet in neuem Fenster/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}
const onClick = fn()
/** `asChild` lends the look to a router's link or to a button. */
export const OnAButton: Story = {
  args: {
    asChild: true,
    href: undefined,
    children: (
      <button type="button" onClick={onClick}>
        Passwort vergessen?
      </button>
    ),
  },
  play: async ({ canvas }) => {
    onClick.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort vergessen?' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}
