import { cva } from 'class-variance-authority'
import { useState } from 'react'
import type { ProductDetail } from '../../../../domain/catalogue/product'
import { useFormat, useTranslations } from '../../../../i18n'
import { Tab, TabPanel, Tabs, TabsList } from '../../../../ui/tabs'
import { BenefitsPanel } from './benefits-panel'
import { DescriptionPanel } from './description-panel'
import { IngredientsPanel } from './ingredients-panel'
import { ReviewsPanel } from './reviews-panel'

export const PRODUCT_TABS = ['description', 'ingredients', 'benefits', 'reviews'] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]

const isProductTab = (value: string): value is ProductTab => PRODUCT_TABS.some((tab) => tab === value)
const panelStyles = cva('pt-7.5 md:pt-11')

export interface ProductTabsProps {
  product: ProductDetail
  /** Chosen tab; leave it out and the tabs keep it themselves. */
  tab?: ProductTab
  onTabChange?: (tab: ProductTab) => void
}

/** States: description, ingredients, benefits, reviews; each also empty. */
export function ProductTabs({ product, tab, onTabChange }: ProductTabsProps) {
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
      <TabPanel value="ingredients" className={panelStyles()}>
        <IngredientsPanel product={product} />
      </TabPanel>
      <TabPanel value="benefits" className={panelStyles()}>
        <BenefitsPanel product={product} />
      </TabPanel>
      <TabPanel value="reviews" className={panelStyles()}>
        <ReviewsPanel product={product} />
      </TabPanel>
    </Tabs>
  )
}
