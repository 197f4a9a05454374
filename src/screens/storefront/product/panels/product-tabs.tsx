import { cva } from 'class-variance-authority'
import { memo, Suspense, useState, type ComponentType } from 'react'
import type { ProductDetail } from '../../../../domain/catalogue/product'
import { useFormat, useTranslations } from '../../../../i18n'
import { Tab, TabPanel, Tabs, TabsList } from '../../../../ui/tabs'
import { DescriptionPanel } from './description-panel'
import type { ProductPanelsProps } from './product-panels'

const LATER_TABS = ['ingredients', 'benefits', 'reviews'] as const
export const PRODUCT_TABS = ['description', ...LATER_TABS] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]

const isProductTab = (value: string): value is ProductTab => PRODUCT_TABS.some((tab) => tab === value)
const panelStyles = cva('pt-7.5 md:pt-11')

export interface ProductTabsProps {
  product: ProductDetail
  /** What the tabs after the first show, `ProductPanels` as a rule: may be a chunk of its own. */
  panels: ComponentType<ProductPanelsProps>
  /** Chosen tab; leave it out and the tabs keep it themselves. */
  tab?: ProductTab
  onTabChange?: (tab: ProductTab) => void
}

/** Details of a product in tabs. States: description, ingredients, benefits, reviews; each also empty. */
export const ProductTabs = memo(function ProductTabs({
  product,
  panels: Panels,
  tab,
  onTabChange,
}: ProductTabsProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const [own, setOwn] = useState<ProductTab>('description')
  const handleChange = (value: string) => {
    if (!isProductTab(value)) return
    setOwn(value)
    onTabChange?.(value)
  }
  return (
    <Tabs value={tab ?? own} onValueChange={handleChange}>
      <TabsList aria-label={t('detail.tabs', { name: product.name })}>
        <Tab value="description">{t('detail.description')}</Tab>
        <Tab value="ingredients">{t('detail.ingredients')}</Tab>
        <Tab value="benefits">{t('detail.benefits')}</Tab>
        <Tab value="reviews">{t('detail.reviewsTab', { count: format.number(product.reviewCount) })}</Tab>
      </TabsList>
      <TabPanel value="description" className={panelStyles()}>
        <DescriptionPanel product={product} />
      </TabPanel>
      {LATER_TABS.map((later) => (
        <TabPanel key={later} value={later} className={panelStyles()}>
          <Suspense>
            <Panels product={product} tab={later} />
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  )
})
