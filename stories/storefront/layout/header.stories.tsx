import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { CartCountContext } from '@/screens/storefront/layout/cart-count'
import { Header, type HeaderProps } from '@/screens/storefront/layout/header'
import preview from '#.storybook/preview'
import { onPhone, whenPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

type HeaderStoryProps = HeaderProps & { cartCount?: number }

const meta = preview.type<{ args: HeaderStoryProps }>().meta({
  title: 'Storefront/Layout/Header',
  component: Header,
  render: ({ cartCount, ...props }) => (
    <CartCountContext value={cartCount}>
      <Header {...props} />
    </CartCountContext>
  ),
  parameters: { layout: 'fullscreen' },
  args: {
    account: { status: 'visitor' as const },
    cartCount: 0,
    onCart: fn(),
    onLogin: fn(),
    onRegister: fn(),
    onProfile: fn(),
    onOrders: fn(),
    onWishlist: fn(),
    onLogout: fn(),
    onLanguageChange: fn(),
    onIntent: fn(),
  },
})

export default meta

const openPhoneMenu = whenPhone<StoryContext>(({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Menü' })),
)

const signedIn = { status: 'signedIn', name: 'Sabine Koch' } as const

export const Visitor = meta.story({ ...pictured, tags: ['picture'] })
Visitor.test(
  'a visitor can log in and register; the sections of the landing page are links',
  async ({ args, canvas, step }) => {
    await step('a visitor can log in and register', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
      await expect(args.onLogin).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Registrieren' }))
      await expect(args.onRegister).toHaveBeenCalledOnce()
    })
    await step('the sections of the landing page are links', async () => {
      await expect(canvas.getByRole('link', { name: 'Produkte' })).toHaveAttribute('href', '/#products')
      await expect(canvas.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/#contact')
    })
  },
)

export const WithCart = meta.story({
  args: { cartCount: 3 },
})
WithCart.test('calls onIntent and onCart', async ({ args, canvas }) => {
  const cart = canvas.getByRole('button', { name: 'Warenkorb, 3 Artikel' })
  await userEvent.hover(cart)
  await expect(args.onIntent).toHaveBeenCalledWith('cart')
  await userEvent.click(cart)
  await expect(args.onCart).toHaveBeenCalledOnce()
})

export const WithWishlist = meta.story({ args: { cartCount: 3, wishlistCount: 2 } })
WithWishlist.test(
  'calls onIntent and onWishlist',
  { parameters: { rules: ['SHOP-57'] } },
  async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wunschliste, 2 Produkte' })
    await userEvent.hover(heart)
    await expect(args.onIntent).toHaveBeenCalledWith('wishlist')
    await userEvent.click(heart)
    await expect(args.onWishlist).toHaveBeenCalledOnce()
  },
)

export const CartNotKnownYet = meta.story({ args: { cartCount: undefined } })

export const CartWithMoreThanAHundred = meta.story({ args: { cartCount: 128 } })

export const SignedIn = meta.story({ args: { account: signedIn, cartCount: 3 } })
export const AccountMenu = meta.story({
  ...SignedIn.input,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Konto von Sabine Koch' })),
})
SignedIn.test(
  'the menu is closed; Escape closes it and gives the focus back …',
  { parameters: { rules: ['SHOP-9'] } },
  async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Konto von Sabine Koch' })
    await step('the menu is closed', async () => {
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.queryByRole('button', { name: 'Profil' })).toBeNull()
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.click(trigger)
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Profil' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(trigger).toHaveFocus()
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    })
    const choices = [
      ['Profil', args.onProfile],
      ['Meine Bestellungen', args.onOrders],
      ['Abmelden', args.onLogout],
    ] as const
    for (const [name, callback] of choices)
      await step(`${name} is called and closes the menu`, async () => {
        await userEvent.click(trigger)
        await userEvent.click(canvas.getByRole('button', { name }))
        await expect(callback).toHaveBeenCalledOnce()
        await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      })
    await step('the wish list is in the menu and beside it', async () => {
      await userEvent.click(trigger)
      await expect(canvas.getAllByRole('button', { name: 'Wunschliste' })).toHaveLength(2)
    })
  },
)

export const LanguageMenu = meta.story({
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Sprache: Deutsch' })),
})
Visitor.test('calls onLanguageChange', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sprache: Deutsch' }))
  await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true')
  const turkish = canvas.getByRole('link', { name: 'Türkçe' })
  await expect(turkish).toHaveAttribute('href', '?lang=tr')
  await userEvent.click(turkish)
  await expect(args.onLanguageChange).toHaveBeenCalledWith('tr')
})

export const Phone = meta.story({ args: { cartCount: 3 }, globals: onPhone })

export const PhoneMenuVisitor = meta.story({
  args: { cartCount: 3, wishlistCount: 2 },
  globals: onPhone,
  play: openPhoneMenu,
})
PhoneMenuVisitor.test(
  'Escape closes the menu and gives the focus back; the wishlist is a visitor’s as well …',
  whenPhone(async ({ args, canvas, step }) => {
    const open = canvas.getByRole('button', { name: 'Menü' })
    await step('Escape closes the menu and gives the focus back', async () => {
      await userEvent.click(open)
      const menu = canvas.getByRole('dialog', { name: 'Menü' })
      await expect(within(menu).getByRole('link', { name: 'Über uns' })).toHaveAttribute('href', '/#about')
      await userEvent.click(within(menu).getByRole('button', { name: 'Menü schließen' }))
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(open).toHaveFocus()
    })
    await step('the wishlist is a visitor’s as well', async () => {
      await userEvent.click(open)
      const menu = within(canvas.getByRole('dialog', { name: 'Menü' }))
      await userEvent.click(menu.getByRole('button', { name: /^Wunschliste.*2 Produkte$/ }))
      await expect(args.onWishlist).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('dialog')).toBeNull()
    })
    await step('logging in closes the menu', async () => {
      await userEvent.click(open)
      await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Anmelden' }))
      await expect(args.onLogin).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('dialog')).toBeNull()
    })
    await userEvent.click(open)
  }),
)

export const PhoneMenuSignedIn = meta.story({
  args: { account: signedIn, cartCount: 3, wishlistCount: 3 },
  globals: onPhone,
  play: openPhoneMenu,
})
PhoneMenuSignedIn.test(
  'calls onOrders',
  whenPhone(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menü' }))
    const menu = canvas.getByRole('dialog', { name: 'Menü' })
    await userEvent.click(within(menu).getByRole('button', { name: /^Meine Bestellungen/ }))
    await expect(args.onOrders).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Menü' }))
    const wishlist = within(menu).getByRole('button', { name: /^Wunschliste.*3 Produkte$/ })
    await waitFor(() => expect(wishlist).toBeVisible())
    await expect(within(menu).getByRole('button', { name: 'Abmelden' })).toBeVisible()
  }),
)

export const LongName = meta.story({
  args: {
    account: { status: 'signedIn', name: 'Maximiliane-Friederike von und zu Hohenlohe-Langenburg' },
    cartCount: 12,
  },
})
export const Turkish = meta.story({ args: { cartCount: 1 }, globals: { language: 'tr' } })
export const Dark = meta.story({ args: { account: signedIn, cartCount: 3 }, globals: { theme: 'dark' } })
