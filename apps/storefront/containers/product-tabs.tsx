export { ProductTabs as default } from '@/screens/storefront/product/product-tabs'
