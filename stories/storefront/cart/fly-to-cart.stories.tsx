import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { useRef, useState } from 'react'
import { FLY_MS, flyToCart } from '@/screens/storefront/cart/fly-to-cart'
import { CartCountContext } from '@/screens/storefront/layout/cart-count'
import { CartButton } from '@/screens/storefront/layout/cart-button'
import { ProductCard } from '@/screens/storefront/catalogue/product-card'
import { abendruhe } from '../../fixtures/products'

function Flight() {
  const cartRef = useRef<HTMLButtonElement>(null)
  const [count, setCount] = useState(0)
  const handleAdd = async (picture: HTMLElement | null) => {
    if (picture && cartRef.current) await flyToCart(picture, cartRef.current)
    setCount((before) => before + 1)
  }
  return (
    <div className="flex w-2xl max-w-full items-start justify-between gap-12">
      <div className="w-64 max-w-full">
        <ProductCard
          product={abendruhe}
          onAdd={(_, picture) => void handleAdd(picture)}
          onToggleWishlist={() => undefined}
        />
      </div>
      <CartCountContext value={count}>
        <CartButton ref={cartRef} />
      </CartCountContext>
    </div>
  )
}

const meta = {
  title: 'Storefront/Cart/Fly to cart',
  tags: ['!autodocs', '!manifest'],
  component: ProductCard,
  args: { product: abendruhe, onAdd: () => undefined, onToggleWishlist: () => undefined },
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

/** Press the plus button. With reduced motion, nothing flies and the count changes at once. */
export const Flying: Story = {
  render: () => <Flight />,
  parameters: { rules: ['SHOP-11'] },
  play: async ({ canvas }) => {
    await expect(FLY_MS).toBe(800)
    await userEvent.click(canvas.getByRole('button', { name: 'In den Korb: Abendruhe' }))
    await expect(await canvas.findByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  },
}
