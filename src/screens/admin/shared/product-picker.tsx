import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { ComboboxOption } from '@/ui/combobox-list'
import { Thumbnail } from './thumbnail'

/** An option of the product picker. */
export interface ProductOption {
  readonly id: string
  readonly name: string
  readonly stock: number
  readonly imageUrl?: string
}

/** State of a product picker, from its container. */
export interface ProductPickerState {
  /** Search results, one page of the catalogue. */
  readonly products: readonly ProductOption[]
  /** Selected products that are not among the results, for their names. */
  readonly chosenProducts: readonly ProductOption[]
}

/** Options of a picker; remembers the names of earlier results. */
export function useProductOptions({ products, chosenProducts }: ProductPickerState) {
  const t = useTranslations('admin')
  const [knownNames, setKnownNames] = useState<ReadonlyMap<string, string>>(new Map())
  const shown = [...chosenProducts, ...products]
  const fresh = shown.filter(({ id, name }) => knownNames.get(id) !== name)
  if (fresh.length > 0)
    setKnownNames(new Map([...knownNames, ...fresh.map(({ id, name }) => [id, name] as const)]))
  const options: ComboboxOption[] = products.map(({ id, name, stock, imageUrl }) => ({
    value: id,
    label: name,
    description: t('picker.stock', { count: stock }),
    media: <Thumbnail url={imageUrl} />,
  }))
  return { options, labelOf: (id: string): string => knownNames.get(id) ?? id }
}
