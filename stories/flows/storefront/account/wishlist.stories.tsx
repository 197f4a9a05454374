import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import type { Data } from '@/contract/shared/dto'
import { accountMocks } from '@/shop/account/account.mocks'
import { productDetails } from '@/shop/catalogue/product-data.mocks'
import { answers, ok } from '@/mocks/shared/handlers'
import { pressable } from '@stories/fixtures/body'
import { flow } from '@stories/fixtures/flow'
import { afterTheSessionCheck, expectSignedOut, loginDialog, logIn, openFromMenu, page } from './account'
import { freshShopper, Shop, wished } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Wishlist',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/product/abendruhe' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const open = () => openFromMenu('Wunschliste', /Wunschliste/)
const wish = async () => userEvent.click(await page().findByRole('button', { name: 'Auf die Wunschliste' }))
const remove = 'Goldmilch von der Wunschliste entfernen'

export const Success: Story = {
  play: async ({ step }) => {
    const drawer = await open()
    await step('the list, and the hearts of the shop with it', async () => {
      await expect(await drawer.findByRole('link', { name: 'Goldmilch' })).toBeInTheDocument()
      await expect(wished()).toHaveLength(2)
    })
    await step('into the cart', async () => {
      await userEvent.click(drawer.getByRole('button', { name: /^In den Warenkorb.*Goldmilch$/ }))
      await expect(JSON.parse(localStorage.getItem('cartItems') ?? '[]')).toMatchObject([
        { name: 'Goldmilch', quantity: 1 },
      ])
      await expect(await page().findByText('Goldmilch liegt im Warenkorb')).toBeInTheDocument()
    })
    await step('removed here and everywhere', async () => {
      await userEvent.click(drawer.getByRole('button', { name: remove }))
      await waitFor(() => expect(drawer.queryByRole('link', { name: 'Goldmilch' })).not.toBeInTheDocument())
      await expect(wished()).toHaveLength(1)
      await expect(
        await page().findByText('Goldmilch steht nicht mehr auf Ihrer Wunschliste'),
      ).toBeInTheDocument()
    })
  },
}

export const AddAll: Story = {
  play: async () => {
    const drawer = await open()
    await userEvent.click(await drawer.findByRole('button', { name: 'Alle verfügbaren in den Warenkorb' }))
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('cartItems') ?? '[]')).toMatchObject([
        { name: 'Ingwer Zitrone' },
        { name: 'Goldmilch' },
      ]),
    )
  },
}

export const LeadsToTheProduct: Story = {
  play: async () => {
    const drawer = await open()
    await userEvent.click(await drawer.findByRole('link', { name: 'Goldmilch' }))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await page().findByRole('heading', { level: 1, name: 'Goldmilch' })).toBeInTheDocument()
  },
}

export const Added: Story = {
  play: async () => {
    await wish()
    await expect(await page().findByText('Abendruhe steht jetzt auf Ihrer Wunschliste')).toBeInTheDocument()
  },
}

let release = () => {}
/** Two hearts are pressed quickly, and the first answer comes last: both stay. */
export const TwoHeartsAtOnce: Story = {
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (release = resolve))
    const wishes: Data<'addToWishlist'>['wishlist'] = []
    msw.use(
      ok('getWishlist', { wishlist: [] }),
      answers('addToWishlist', async ({ url }) => {
        const product = productDetails.find(({ _id }) => new URL(url).pathname.endsWith(`/${_id}`))
        if (product) wishes.unshift({ product, addedAt: '2026-11-22T09:00:00.000Z' })
        const known = [...wishes]
        if (product?.name === 'Abendruhe') await held
        return { wishlist: known }
      }),
    )
  },
  play: async () => {
    const heart = (name: string) => page().findByRole('button', { name: `${name} auf die Wunschliste` })
    await afterTheSessionCheck(() => {})
    await userEvent.click(await heart('Abendruhe'))
    await userEvent.click(await heart('Goldmilch'))
    await waitFor(async () => expect(await heart('Goldmilch')).toHaveAttribute('aria-pressed', 'true'))
    release()
    await waitFor(async () => expect(await heart('Abendruhe')).toHaveAttribute('aria-pressed', 'true'))
    await expect(await heart('Goldmilch')).toHaveAttribute('aria-pressed', 'true')
  },
}

export const AddingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.addingFailed),
  play: async () => {
    await wish()
    await expect(await page().findByText('Fehler beim Hinzufügen zur Wunschliste')).toBeInTheDocument()
  },
}

const storedWishes = () => localStorage.getItem('wishlistItems')

/** A visitor's wish is stored in the browser, and the login adds it to the account. */
export const Visitor: Story = {
  parameters: { rules: ['SHOP-27', 'SHOP-50', 'DEPART-82'] },
  beforeEach: freshShopper,
  play: async ({ step }) => {
    await wish()
    await loginDialog()
    await expect(
      await page().findByText('Wunschliste hinzufügen erfordert eine Anmeldung...'),
    ).toBeInTheDocument()
    await expect(JSON.parse(storedWishes() ?? '[]')).toHaveLength(1)
    await step('and joins the account', async () => {
      await logIn()
      await waitFor(() => expect(storedWishes()).toBeNull())
      await expect(await page().findByText('Ihre Wunschliste ist jetzt in Ihrem Konto')).toBeInTheDocument()
    })
  },
}

/** A wish that fails to sync stays in the browser. */
export const VisitorsListCannotBeSent: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.addingFailed)
    freshShopper()
  },
  play: async () => {
    await wish()
    await logIn()
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(JSON.parse(storedWishes() ?? '[]')).toHaveLength(1)
  },
}

export const VisitorsProductIsGone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.wishGone)
    freshShopper()
  },
  play: async () => {
    await wish()
    await logIn()
    await waitFor(() => expect(storedWishes()).toBeNull())
  },
}

export const SessionDies: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.unauthorisedSaves),
  play: async ({ msw, step }) => {
    const drawer = await open()
    await userEvent.click(await drawer.findByRole('button', { name: remove }))
    await loginDialog()
    await expectSignedOut()
    await step('the list is there after the login', async () => {
      msw.use(...accountMocks.ok)
      await logIn()
      const again = await pressable(await page().findByRole('dialog', { name: /Wunschliste/ }))
      await expect(await again.findByRole('button', { name: remove })).toBeInTheDocument()
    })
  },
}

export const RemovingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.errorSaves),
  play: async () => {
    const drawer = await open()
    await userEvent.click(await drawer.findByRole('button', { name: remove }))
    await expect(await page().findByText('Fehler beim Entfernen aus der Wunschliste')).toBeInTheDocument()
    await expect(drawer.getByRole('button', { name: remove })).toBeEnabled()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.slow),
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByText('Wunschliste wird geladen')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.empty),
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByText('Noch nichts gemerkt')).toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.error),
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByRole('alert')).toHaveTextContent('Favori listesi yüklenemedi')
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.offline),
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByRole('alert')).toHaveTextContent('Favori listesi yüklenemedi')
  },
}
