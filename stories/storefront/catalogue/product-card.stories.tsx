import { expect, fn, userEvent } from '@storybook/test'
import { ADD_STATES } from '@/screens/storefront/product/product-actions'
import { ProductCard } from '@/screens/storefront/catalogue/product-card'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { money } from '@/shop/shared/money'
import preview from '#.storybook/preview'
import { abendruhe, longNamed, productSummary, soldOut } from '../../fixtures/products'
import { onPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Storefront/Catalogue/Product card',
  component: ProductCard,
  args: { product: abendruhe, onAdd: fn(), onToggleWishlist: fn() },
  argTypes: { addState: { control: 'inline-radio', options: ADD_STATES } },
  parameters: {
    guidance: {
      right: ['Without A Box', 'Let the picture’s tint hold the card together; the whole card is one link.'],
      wrong: ['In A Box', 'Do not add a frame, a shadow or a second button that leads to the same page.'],
    },
  },
  decorators: [
    (Story) => (
      <div className="w-77.5 max-w-full">
        <Story />
      </div>
    ),
  ],
})

export default meta

export const Reduced = meta.story()
/** One card for all sizes; the button adds the one it names. */
export const InSizes = meta.story({
  args: {
    product: {
      ...abendruhe,
      sizeLabel: '80 g',
      sizeCount: 4,
      priceFrom: money(690),
      basePriceFrom: { price: money(17_250), unit: 'kg' },
    },
  },
  parameters: { rules: ['SHOP-200'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ab 6,90/)).toBeVisible()
    await expect(canvas.getByText(/4 Größen · 172,50/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'In den Korb: Abendruhe, 80 g' })).toBeVisible()
  },
})
Reduced.test(
  'the name leads to the product; adding hands over the product and the picture that flies …',
  async ({ args, canvas, step }) => {
    await step('the name leads to the product', async () => {
      await expect(canvas.getByRole('link', { name: 'Abendruhe' })).toHaveAttribute(
        'href',
        '/product/abendruhe',
      )
    })
    await step('adding hands over the product and the picture that flies', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'In den Korb: Abendruhe' }))
      await expect(args.onAdd).toHaveBeenCalledWith(args.product, expect.any(HTMLElement))
    })
    await step('the heart asks for the wish list', async () => {
      const heart = canvas.getByRole('button', { name: 'Abendruhe auf die Wunschliste' })
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await userEvent.click(heart)
      await expect(args.onToggleWishlist).toHaveBeenCalledWith(args.product)
    })
    await expect(canvas.getByText('−20 %')).toBeVisible()
  },
)
export const AtFullPrice = meta.story({ args: { product: productSummary('morgengruen') } })
export const OnWishlist = meta.story({
  args: { wished: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Wunschliste/ })).toHaveAttribute('aria-pressed', 'true')
  },
})
export const Adding = meta.story({
  args: { addState: 'adding' },
})
Adding.test('calls onAdd', async ({ args, canvas }) => {
  const add = canvas.getByRole('button', { name: 'In den Korb: Abendruhe' })
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(add)
  await expect(args.onAdd).not.toHaveBeenCalled()
})
export const AddFailed = meta.story({
  args: { addState: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Abendruhe konnte nicht in den Warenkorb gelegt werden.',
    )
  },
})
export const SoldOut = meta.story({
  args: { product: soldOut },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /^Ausverkauft/ })
    await expect(add).toBeDisabled()
    await expect(add).toHaveTextContent('Ausverkauft')
  },
})
export const WithoutReviews = meta.story({ args: { product: { ...abendruhe, rating: 0, reviewCount: 0 } } })
export const WithoutPicture = meta.story({ args: { product: { ...abendruhe, picture: undefined } } })
export const LongText = meta.story({ args: { product: longNamed } })
export const Focused = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'In den Korb: Abendruhe' }).focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect(canvas.getByRole('link', { name: 'Abendruhe' })).toHaveFocus()
  },
})
export const Phone = meta.story({
  globals: onPhone,
  decorators: [
    (Story) => (
      <div className="w-42">
        <Story />
      </div>
    ),
  ],
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const WithoutABox = meta.story({
  parameters: { language: 'en' },
  args: { product: productSummary('morgengruen') },
})
export const InABox = meta.story({
  ...WithoutABox.input,
  render: (args) => (
    <Card className="p-4 shadow-l">
      <ProductCard {...args} />
      <Button variant="outline" size="s" full className="mt-3">
        View details
      </Button>
    </Card>
  ),
})
export const English = meta.story({ globals: { language: 'en' } })
