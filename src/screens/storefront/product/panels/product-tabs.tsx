import { Suspense, type ReactNode } from 'react'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { useFormat, useTranslations } from '@/i18n'
import { Tab, TabPanel, Tabs, TabsList } from '@/ui/tabs'
import type { ProductPanelsProps } from './product-panels'

export const PRODUCT_TABS = ['description', 'ingredients', 'benefits', 'reviews'] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]

export interface ProductTabsProps {
  product: ProductDetail
  /** Renders a tab's content, usually as `ProductPanels`; may be its own chunk. */
  renderPanel: (panel: ProductPanelsProps) => ReactNode
  tab: ProductTab
  /** Renders the other tabs' contents, too, which only paper shows. @default false */
  isWhole?: boolean
  onTabChange: (tab: ProductTab) => void
}

/** Product details in tabs; on paper all of them. States: description, ingredients, benefits, reviews; each may be empty. */
export function ProductTabs({ product, renderPanel, tab, isWhole = false, onTabChange }: ProductTabsProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const titleOf = (name: ProductTab) =>
    name === 'reviews'
      ? t('detail.reviewsTab', { count: format.number(product.reviewCount) })
      : t(`detail.${name}`)
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => onTabChange(PRODUCT_TABS.find((name) => name === value) ?? tab)}
    >
      <TabsList aria-label={t('detail.tabs', { name: product.name })}>
        {PRODUCT_TABS.map((name) => (
          <Tab key={name} value={name}>
            {titleOf(name)}
          </Tab>
        ))}
      </TabsList>
      {PRODUCT_TABS.map((name) => (
        <TabPanel
          key={name}
          value={name}
          forceMount={isWhole || undefined}
          className="pt-7.5 not-print:data-[state=inactive]:hidden md:pt-11"
        >
          <Suspense fallback={<div className="min-h-96" />}>
            {renderPanel({ product, tab: name, title: titleOf(name), isShown: name === tab })}
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  )
}
