import { expect, userEvent } from '@storybook/test'
import { BagIcon, BoxIcon, ChartIcon, GlobeIcon, HomeIcon, SettingsIcon, UsersIcon } from '@/icons'
import { Avatar } from '@/ui/avatar'
import { SideNavigation } from '@/ui/side-navigation'
import { Text } from '@/ui/text'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Navigation/Side navigation',
  tags: ['!autodocs', 'picture'],
  component: SideNavigation,
  parameters: { chromatic: componentPictures, layout: 'fullscreen' },
  args: {
    label: 'Back office',
    current: 'orders',
    style: { width: '15.25rem', height: '44rem', borderInlineEnd: '1px solid var(--verda-border)' },
    header: (
      <b
        style={{
          color: 'var(--verda-text-brand)',
          fontSize: 'var(--verda-body)',
          lineHeight: 'var(--verda-body-lh)',
          fontWeight: 600,
        }}
      >
        Verda back office
      </b>
    ),
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
        <span style={{ minWidth: 0 }}>
          <b style={{ display: 'block', fontWeight: 600 }}>Elif Yılmaz</b>
          <Text asChild size="xs" tone="subtle">
            <span>Administrator</span>
          </Text>
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
export const LowWindow = meta.story({
  args: { style: { width: '15.25rem', height: '20rem', borderInlineEnd: '1px solid var(--verda-border)' } },
})
export const Dark = Orders.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
