import { cva } from 'class-variance-authority'
import { Suspense, useState, type ReactNode } from 'react'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { useFormat, useTranslations } from '@/i18n'
import { Tab, TabPanel, Tabs, TabsList } from '@/ui/tabs'
import type { ProductPanelsProps } from './product-panels'

export const PRODUCT_TABS = ['description', 'ingredients', 'benefits', 'reviews'] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]

const isProductTab = (value: string): value is ProductTab => PRODUCT_TABS.some((tab) => tab === value)
const panelStyles = cva('pt-7.5 md:pt-11')

export interface ProductTabsProps {
  product: ProductDetail
  /** Renders a tab's content, usually as `ProductPanels`; may be its own chunk. */
  renderPanel: (panel: ProductPanelsProps) => ReactNode
  /** Selected tab; uncontrolled if undefined. */
  tab?: ProductTab
  onTabChange?: (tab: ProductTab) => void
}

/** Product details in tabs. States: description, ingredients, benefits, reviews; each may be empty. */
export function ProductTabs({ product, renderPanel, tab, onTabChange }: ProductTabsProps) {
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
        {PRODUCT_TABS.map((name) => (
          <Tab key={name} value={name}>
            {name === 'reviews'
              ? t('detail.reviewsTab', { count: format.number(product.reviewCount) })
              : t(`detail.${name}`)}
          </Tab>
        ))}
      </TabsList>
      {PRODUCT_TABS.map((name) => (
        <TabPanel key={name} value={name} className={panelStyles()}>
          <Suspense fallback={<div className="min-h-96" />}>{renderPanel({ product, tab: name })}</Suspense>
        </TabPanel>
      ))}
    </Tabs>
  )
}
