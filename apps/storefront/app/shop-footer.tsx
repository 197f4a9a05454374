import { DEFAULT_CATEGORIES } from '@/shop/catalogue/product'
import { Footer } from '@/screens/storefront/layout/footer'

const YEAR = new Date().getFullYear()

export function ShopFooter() {
  return <Footer categories={DEFAULT_CATEGORIES} year={YEAR} />
}
