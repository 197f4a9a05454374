import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { WishlistDrawer } from '@/screens/storefront/account/wishlist-drawer'
import { WishlistOption } from '@/screens/storefront/account/wishlist-option'
import preview from '#.storybook/preview'
import { notSoldHere, wishlistItems } from '../../fixtures/account'
import { pictured } from '../../fixtures/pictures'
import { productSummary } from '../../fixtures/products'
import { onPhone } from '../../fixtures/windows'
import { body } from '../../fixtures/body'

const meta = preview.meta({
  title: 'Storefront/Account/Wishlist drawer',
  component: WishlistDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: {
    open: true,
    state: { status: 'ready' as const, items: wishlistItems },
    onClose: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onAdd: fn(),
    onAddAll: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'a description is at most 100 characters long; into the cart, one or all that there are …',
  { parameters: { rules: ['SHOP-26'] } },
  async ({ args, canvasElement, step }) => {
    const drawer = body(canvasElement)
    const [first, second] = wishlistItems
    await step('a description is at most 100 characters long', async () => {
      await expect(first?.product.shortDescription.length).toBeGreaterThan(100)
      const shown = drawer.getByText(/^Große Ingwerstücke.* …$/)
      await expect(shown.textContent.length).toBeLessThanOrEqual(102)
    })
    await step('into the cart, one or all that there are', async () => {
      await userEvent.click(drawer.getByRole('button', { name: /^In den Warenkorb.*Ingwer Zitrone$/ }))
      await expect(args.onAdd).toHaveBeenCalledWith(first?.product)
      await userEvent.click(drawer.getByRole('button', { name: 'Alle verfügbaren in den Warenkorb' }))
      await expect(args.onAddAll).toHaveBeenCalledWith([first?.product, second?.product])
    })
    await step('sold out', async () => {
      await expect(drawer.getByRole('button', { name: /^Ausverkauft/ })).toBeDisabled()
    })
    await step('removing moves the focus to the title', async () => {
      await userEvent.click(
        drawer.getByRole('button', { name: 'Ingwer Zitrone von der Wunschliste entfernen' }),
      )
      await expect(args.onRemove).toHaveBeenCalledWith(first?.product)
      await expect(drawer.getByRole('heading', { name: /Wunschliste/ })).toHaveFocus()
    })
  },
)
/** A product added in another country's shop has no price here. */
export const NotSoldHere = meta.story({
  args: { state: { status: 'ready', items: [...wishlistItems.slice(0, 2), notSoldHere] } },
})
NotSoldHere.test(
  'calls onAddAll',
  { parameters: { rules: ['CATALOGUE-25'] } },
  async ({ args, canvasElement }) => {
    const [, , row] = body(canvasElement).getAllByRole('listitem')
    if (!row) throw new Error('no third row')
    await expect(row).toHaveTextContent('In diesem Shop nicht erhältlich')
    await expect(row).not.toHaveTextContent(/€|₺/)
    await expect(within(row).queryByRole('link')).not.toBeInTheDocument()
    await expect(within(row).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(
      body(canvasElement).getByRole('button', { name: 'Alle verfügbaren in den Warenkorb' }),
    )
    await expect(args.onAddAll).toHaveBeenCalledWith(wishlistItems.slice(0, 2).map(({ product }) => product))
  },
)
/** Shows the unit price, and the lowest price of the last 30 days next to a reduced price. */
export const Reduced = meta.story({
  parameters: { rules: ['LAW-2', 'LAW-3'] },
  args: {
    state: {
      status: 'ready',
      items: [{ product: productSummary('abendruhe') }],
    },
  },
  play: async ({ canvasElement }) => {
    const row = body(canvasElement).getByRole('listitem')
    await expect(row).toHaveTextContent('148,75 € / kg')
    await expect(row).toHaveTextContent('Niedrigster Preis der 30 Tage vor der Senkung: 11,90 €')
  },
})
export const Removing = meta.story({
  args: {
    state: {
      status: 'ready',
      items: wishlistItems,
      removing: wishlistItems.slice(0, 1).map(({ product }) => product.id),
    },
  },
})
/** The account keeps what is hidden at present. */
export const MissesProducts = meta.story({
  args: { state: { status: 'ready', items: wishlistItems.slice(0, 1), missing: 2 } },
})
/** A visitor's wishlist is stored in this browser only; a note offers to log in. */
export const Visitor = meta.story({ args: { onLogin: fn() } })
Visitor.test('calls onLogin', { parameters: { rules: ['SHOP-57'] } }, async ({ args, canvasElement }) => {
  await userEvent.click(body(canvasElement).getByRole('button', { name: 'Melden Sie sich an' }))
  await expect(args.onLogin).toHaveBeenCalledOnce()
})
export const VisitorEmpty = meta.story({ args: { onLogin: fn(), state: { status: 'empty' } } })
/** Two products are hidden or deleted, and a note offers to remove them. */
export const VisitorMissesProducts = meta.story({
  args: {
    onLogin: fn(),
    onDropMissing: fn(),
    state: { status: 'ready', items: wishlistItems.slice(0, 1), missing: 2 },
  },
})
VisitorMissesProducts.test('calls onDropMissing', async ({ args, canvasElement }) => {
  const drawer = body(canvasElement)
  await expect(
    drawer.getByText('2 gemerkte Produkte sind hier zurzeit nicht erhältlich.'),
  ).toBeInTheDocument()
  await userEvent.click(drawer.getByRole('button', { name: 'Entfernen' }))
  await expect(args.onDropMissing).toHaveBeenCalledOnce()
})
export const PhoneVisitor = meta.story({ ...Visitor.input, globals: onPhone })
/** What the owner of an account can do with the list is mounted once it is opened, one is shown at a time: both fill a phone. */
export const WithOptions = meta.story({
  parameters: { rules: ['SHOP-960', 'SHOP-981'] },
  args: {
    options: (
      <>
        <WishlistOption option="share">
          <input aria-label="Überschrift" />
        </WishlistOption>
        <WishlistOption option="priceMails">
          <p>Höchstens eine E-Mail am Tag.</p>
        </WishlistOption>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const drawer = body(canvasElement)
    await expect(drawer.queryByLabelText('Überschrift')).not.toBeInTheDocument()
    await userEvent.click(drawer.getByText('Liste teilen'))
    await userEvent.type(await drawer.findByLabelText('Überschrift'), 'Zum Geburtstag')
    await userEvent.click(drawer.getByText('E-Mail bei niedrigerem Preis'))
    await expect(await drawer.findByText('Höchstens eine E-Mail am Tag.')).toBeVisible()
    await waitFor(() => expect(drawer.getByLabelText('Überschrift')).not.toBeVisible())
    await userEvent.click(drawer.getByText('Liste teilen'))
    await waitFor(() => expect(drawer.getByLabelText('Überschrift')).toBeVisible())
    await expect(drawer.getByLabelText('Überschrift')).toHaveValue('Zum Geburtstag')
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'error' } },
})
Failed.test('calls onRetry', async ({ args, canvasElement }) => {
  await expect(body(canvasElement).getByText('Favori listesi yüklenemedi')).toHaveAttribute('lang', 'tr')
  await userEvent.click(body(canvasElement).getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
