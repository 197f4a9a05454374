import { DEFAULT_CATEGORIES } from '@/domain/product'
import { Footer } from '@/screens/storefront/footer'

const YEAR = new Date().getFullYear()

export default function ShopFooter() {
  return <Footer categories={DEFAULT_CATEGORIES} year={YEAR} />
}
