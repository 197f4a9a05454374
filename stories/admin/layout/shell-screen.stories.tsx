import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { ScreenHeader } from '@/screens/admin/shared/screen-header'
import { sections } from '@apps/admin/sections'
import { sectionHref } from '@/screens/admin/layout/sections'
import { ShellScreen } from '@/screens/admin/layout/shell-screen'
import preview from '#.storybook/preview'
import { body } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'
import { whenPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Admin/Layout/Shell',
  component: ShellScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready' as const, admin: { name: 'Elif Yılmaz', email: 'elif.yilmaz@verda.example' } },
    sections,
    section: 'orders' as const,
    counts: { orders: 18 },
    onLogout: fn(),
    onRetry: fn(),
    onSearch: fn(),
    theme: { current: 'light' as const, onChange: fn() },
    children: <ScreenHeader title="Siparişler" />,
  },
})

export default meta

export const Ready = meta.story({ ...wide, ...pictured, tags: ['picture'] })
Ready.test('all sections are links; logout and search', async ({ args, canvas, step }) => {
  const navigation = canvas.getByRole('navigation', { name: 'Bölümler' })
  await step('all sections are links', async () => {
    const links = within(navigation).getAllByRole('link')
    await expect(links).toHaveLength(sections.length)
    const hrefs = links.map((link) => link.getAttribute('href'))
    await expect(hrefs.toSorted()).toEqual(sections.map(({ id }) => sectionHref(id)).toSorted())
  })
  await expect(within(navigation).getByRole('link', { name: /Siparişler/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(canvas.getByText('Hoş geldiniz')).toBeVisible()
  await expect(canvas.getByText('Elif Yılmaz')).toBeVisible()
  await step('logout and search', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Çıkış yap' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Ara' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  })
})

export const ThemeMenuOpen = meta.story({
  ...wide,
  play: async ({ args, canvas, canvasElement, step }) => {
    canvas.getByRole('button', { name: 'Tema: Açık' }).focus()
    await userEvent.keyboard('{Enter}')
    const items = await body(canvasElement).findAllByRole('menuitemradio')
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Açık', 'Koyu', 'Sistem'])
    await expect(items[0]).toHaveAttribute('aria-checked', 'true')
    await step('by the keyboard', async () => {
      await waitFor(() => expect(items[0]).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.theme?.onChange).toHaveBeenLastCalledWith('dark')
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tema: Açık' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: Açık' }))
    await waitFor(() =>
      expect(body(canvasElement).getByRole('menuitemradio', { name: 'Sistem' })).toBeVisible(),
    )
  },
})
export const ThemeMenuDark = meta.story({
  ...ThemeMenuOpen.input,
  globals: { ...wide.globals, theme: 'dark' },
  args: { theme: { current: 'dark', onChange: fn() } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: Koyu' }))
    await waitFor(() =>
      expect(body(canvasElement).getByRole('menuitemradio', { name: 'Koyu' })).toBeVisible(),
    )
  },
})

export const LoggingOut = meta.story({
  ...wide,
  args: { loggingOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Çıkış yap' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Checking = meta.story({
  args: { state: { status: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Oturum kontrol ediliyor' })).toBeInTheDocument()
  },
})

export const CheckFailed = meta.story({
  args: { state: { status: 'error' } },
})
CheckFailed.test('offers to try again or to log out', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Oturum doğrulanamadı')
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Çıkış yap' }))
  await expect(args.onLogout).toHaveBeenCalledOnce()
})

export const Phone = meta.story({
  ...phone,
  play: whenPhone(async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Menü' })).toBeVisible()
  }),
})

/** The menu stays within the viewport. */
export const PhoneTheme = meta.story({
  ...phone,
  args: { theme: { current: 'system', onChange: fn() } },
  play: whenPhone(async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: Sistem' }))
    const dark = await body(canvasElement).findByRole('menuitemradio', { name: 'Koyu' })
    const { left, right } = dark.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth)
    await userEvent.click(dark)
    await expect(args.theme?.onChange).toHaveBeenLastCalledWith('dark')
  }),
})

export const PhoneMenuOpen = meta.story({
  ...phone,
  play: whenPhone(async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menü' }))
    const menu = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(within(menu).getAllByRole('link')).toHaveLength(sections.length)
    await waitFor(() => expect(within(menu).getByRole('button', { name: 'Çıkış yap' })).toBeVisible())
  }),
})

export const Dark = meta.story({ ...wide, globals: { ...wide.globals, theme: 'dark' } })
export const LongName = meta.story({
  ...wide,
  args: {
    state: {
      status: 'ready',
      admin: { name: 'Ayşegül Nurhan Karamanoğlu-Şenyurt', email: 'aysegul.karamanoglu@verda.example' },
    },
    counts: { orders: 12_480 },
  },
})
export const English = meta.story({ ...wide, globals: { ...wide.globals, language: 'en' } })
