import { expect, userEvent } from '@storybook/test'
import { BagIcon, BoxIcon, ChartIcon, GlobeIcon, HomeIcon, SettingsIcon, UsersIcon } from '@/icons'
import { Avatar } from '@/ui/avatar'
import { SideNavigation } from '@/ui/side-navigation'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Navigation/Side navigation',
  tags: ['!autodocs', 'picture'],
  component: SideNavigation,
  parameters: { chromatic: componentPictures, layout: 'fullscreen' },
  args: {
    label: 'Back office',
    current: 'orders',
    className: 'h-[44rem] w-61 border-e border-border',
    header: <b className="text-body font-semibold text-text-brand">Verda back office</b>,
    groups: [
      {
        id: 'main',
        items: [
          { id: 'dashboard', label: 'Dashboard', icon: HomeIcon, href: '#dashboard' },
          { id: 'orders', label: 'Orders', icon: BagIcon, href: '#orders', count: 18 },
          { id: 'products', label: 'Products', icon: BoxIcon, href: '#products' },
          { id: 'users', label: 'Users', icon: UsersIcon, href: '#users' },
        ],
      },
      {
        id: 'platforms',
        label: 'Platforms',
        items: [
          { id: 'germany', label: 'Germany', icon: GlobeIcon, href: '#germany' },
          { id: 'turkey', label: 'Turkey', icon: GlobeIcon, href: '#turkey' },
        ],
      },
      {
        id: 'system',
        label: 'System',
        items: [
          { id: 'analytics', label: 'Analytics', icon: ChartIcon, href: '#analytics' },
          { id: 'settings', label: 'Settings', icon: SettingsIcon, href: '#settings' },
        ],
      },
    ],
    footer: (
      <>
        <Avatar name="Elif Yılmaz" />
        <span className="min-w-0">
          <b className="block font-semibold">Elif Yılmaz</b>
          <span className="text-caption text-text-subtle">Administrator</span>
        </span>
      </>
    ),
  },
  argTypes: { link: { control: false } },
})

export default meta

export const Orders = meta.story()
Orders.test('Tab walks the links', async ({ canvas, step }) => {
  await expect(canvas.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: /Orders/ })).toHaveAttribute('aria-current', 'page')
  await step('Tab walks the links', async () => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
  })
})
export const LowWindow = meta.story({ args: { className: 'h-80 w-61 border-e border-border' } })
