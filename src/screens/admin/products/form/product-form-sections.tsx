import { useTranslations } from '@/i18n'
import type { ProductEditorState } from '../products-types'
import { RailSection } from '../section-rail'
import type { ProductPartProps } from './form-parts'
import { ProductBasics } from './product-basics'
import { ProductOrigin, ProductSeals } from './product-details'
import { ProductPremium, ProductStock } from './product-extras'
import { ProductIngredients } from './product-ingredients'
import { ProductPrices } from './product-prices'
import { ProductRelated } from './product-related'
import { ProductSizes } from './product-sizes'
import type { ProductFormSection } from './product-sections'
import { TextList } from './text-fields'

interface ProductFormSectionsProps extends ProductPartProps {
  categories: ProductEditorState['categories']
  productId: string | undefined
  picker: ProductEditorState['picker']
  onRelatedSearch: (text: string) => void
  onRelatedMore: () => void
}

/** Sections that are saved with the form; images and reviews are saved separately. */
export function ProductFormSections({
  categories,
  productId,
  picker,
  onRelatedSearch,
  onRelatedMore,
  ...parts
}: ProductFormSectionsProps) {
  const t = useTranslations('adminProducts')
  const { readOnly } = parts
  const section = (id: ProductFormSection) => ({
    id,
    title: t(`form.sections.${id}`),
    hint: t(`form.hints.${id}`, { rating: '' }),
  })
  return (
    <fieldset disabled={readOnly} className="min-w-0">
      <RailSection {...section('basics')}>
        <ProductBasics {...parts} categories={categories} />
      </RailSection>
      <RailSection {...section('prices')}>
        <ProductPrices {...parts} />
      </RailSection>
      <RailSection {...section('premium')}>
        <ProductPremium {...parts} />
      </RailSection>
      <RailSection {...section('features')}>
        <TextList {...parts} name="features" />
      </RailSection>
      <RailSection {...section('benefits')}>
        <TextList {...parts} name="benefits" />
      </RailSection>
      <RailSection {...section('ingredients')}>
        <ProductIngredients {...parts} />
      </RailSection>
      <RailSection {...section('origin')}>
        <ProductOrigin {...parts} />
      </RailSection>
      <RailSection {...section('seals')}>
        <ProductSeals {...parts} />
      </RailSection>
      <RailSection {...section('stock')}>
        <ProductStock {...parts} />
      </RailSection>
      <RailSection {...section('sizes')}>
        <ProductSizes
          {...parts}
          productId={productId}
          picker={picker}
          onSearch={onRelatedSearch}
          onMore={onRelatedMore}
        />
      </RailSection>
      <RailSection {...section('related')}>
        <ProductRelated
          {...parts}
          productId={productId}
          picker={picker}
          onSearch={onRelatedSearch}
          onMore={onRelatedMore}
        />
      </RailSection>
    </fieldset>
  )
}
