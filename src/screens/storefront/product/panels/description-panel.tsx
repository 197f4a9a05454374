import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { textLang } from '../../shared/content-lang'
import { CertificationList, CompositionTable, PanelColumns } from './panel-parts'
import { BrewingFacts } from './brewing-facts'

interface DescriptionPanelProps {
  product: ProductDetail
}

/** A first paragraph of at most this many characters is shown as a headline. */
const HEADLINE = 90

export function DescriptionPanel({ product }: DescriptionPanelProps) {
  const { detailedDescription, shortDescription, ingredients, certification, organic } = product
  const field = detailedDescription === '' ? 'shortDescription' : 'detailedDescription'
  const [first, ...more] = (detailedDescription || shortDescription).split(/\n{2,}/)
  return (
    <PanelColumns>
      <div>
        <div lang={textLang(product, field)}>
          <p
            className={
              first && first.length <= HEADLINE
                ? 'max-w-[24em] font-serif text-title-l text-balance'
                : 'max-w-[36em] text-body-l text-pretty'
            }
          >
            {first}
          </p>
          {more.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[42em] text-pretty text-text-muted">
              {paragraph}
            </p>
          ))}
        </div>
        <BrewingFacts product={product} className="mt-9" />
      </div>
      {certification.length > 0 || organic ? (
        <CertificationList product={product} />
      ) : (
        ingredients.length > 0 && <CompositionTable product={product} />
      )}
    </PanelColumns>
  )
}
