import type { Decorator } from '@storybook/react-vite'
import { publicShop } from '@/mocks/fixtures/shop'
import { ShopContext } from '@/screens/storefront/shared/shop-context'

/** Every page knows whose shop it is; the applications of the flows read it themselves. */
export const withShop: Decorator = (Story) => (
  <ShopContext value={publicShop}>
    <Story />
  </ShopContext>
)
