import { cva } from 'class-variance-authority'
import { Suspense, useState, type ComponentType } from 'react'
import type { ProductDetail } from '../../../../domain/catalogue/product'
import { useFormat, useTranslations } from '../../../../i18n'
import { Tab, TabPanel, Tabs, TabsList } from '../../../../ui/tabs'
import { useEarlyPresses } from '../../shared/use-early-presses'
import { DescriptionPanel } from './description-panel'
import type { ProductPanelsProps } from './product-panels'

const HIDDEN_TABS = ['ingredients', 'benefits', 'reviews'] as const
export const PRODUCT_TABS = ['description', ...HIDDEN_TABS] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]

const isProductTab = (value: string): value is ProductTab => PRODUCT_TABS.some((tab) => tab === value)
const panelStyles = cva('pt-7.5 md:pt-11')

export interface ProductTabsProps {
  product: ProductDetail
  /** Content of all tabs but the first, usually `ProductPanels`; may be its own chunk. */
  panels: ComponentType<ProductPanelsProps>
  /** Selected tab; uncontrolled if undefined. */
  tab?: ProductTab
  onTabChange?: (tab: ProductTab) => void
}

/** Product details in tabs. States: description, ingredients, benefits, reviews; each may be empty. */
export function ProductTabs({ product, panels: Panels, tab, onTabChange }: ProductTabsProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const [own, setOwn] = useState<ProductTab>('description')
  const handleChange = (value: string) => {
    if (!isProductTab(value)) return
    setOwn(value)
    onTabChange?.(value)
  }
  useEarlyPresses({ tab: handleChange })
  return (
    <Tabs value={tab ?? own} onValueChange={handleChange}>
      <TabsList aria-label={t('detail.tabs', { name: product.name })}>
        <Tab value="description" data-press="tab=description">
          {t('detail.description')}
        </Tab>
        <Tab value="ingredients" data-press="tab=ingredients">
          {t('detail.ingredients')}
        </Tab>
        <Tab value="benefits" data-press="tab=benefits">
          {t('detail.benefits')}
        </Tab>
        <Tab value="reviews" data-press="tab=reviews">
          {t('detail.reviewsTab', { count: format.number(product.reviewCount) })}
        </Tab>
      </TabsList>
      <TabPanel value="description" className={panelStyles()}>
        <DescriptionPanel product={product} />
      </TabPanel>
      {HIDDEN_TABS.map((hiddenTab) => (
        <TabPanel key={hiddenTab} value={hiddenTab} className={panelStyles()}>
          <Suspense>
            <Panels product={product} tab={hiddenTab} />
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  )
}
