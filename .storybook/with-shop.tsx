import type { Decorator } from '@storybook/react-vite'
import { publicShop } from '@/shop/shop-details/shop-data.mocks'
import { ShopContext } from '@/screens/storefront/shared/shop-context'

/** Provides the shop's details to screens; the apps in flow stories load them themselves. */
export const withShop: Decorator = (Story) => (
  <ShopContext value={publicShop}>
    <Story />
  </ShopContext>
)
