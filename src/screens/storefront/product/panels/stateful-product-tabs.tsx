import { useState } from 'react'
import { ProductTabs, type ProductTabsProps } from './product-tabs'

/** `ProductTabs` that hold the selected tab themselves, for a page that has no use for it; `tab` is the first. */
export function StatefulProductTabs({ tab, onTabChange, ...rest }: ProductTabsProps) {
  const [selected, setSelected] = useState(tab)
  return (
    <ProductTabs
      tab={selected}
      onTabChange={(next) => {
        setSelected(next)
        onTabChange(next)
      }}
      {...rest}
    />
  )
}
