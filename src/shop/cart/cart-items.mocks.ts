import type { Data } from '@/contract/shared/dto'
import { productNamed, type ProductDto } from '@/shop/catalogue/product-data.mocks'

type CartItem = Data<'getCartItems'>['items'][number]

/** Response of the server for a product in the cart. */
export const cartItemOf = (product: ProductDto): CartItem => ({
  productId: product._id,
  name: product.name,
  slug: product.seo.slug,
  tint: product.tint,
  price: { amount: product.price, currency: 'EUR' },
  originalPrice: product.originalPrice,
  lowestPrice: product.lowestPrice,
  netContent: product.netContent,
  premiumSubscription: product.premiumSubscription,
  image: product.primaryImage,
  stock: product.stock.quantity,
})

export const cartItemNamed = (name: string, changes: Partial<CartItem> = {}): CartItem => ({
  ...cartItemOf(productNamed(name)),
  ...changes,
})
