import type { ProductDetail } from '../../../../domain/catalogue/product'
import { useContentLang } from '../../shared/content-lang'
import { CertificationList, CompositionTable, PanelColumns } from './panel-parts'

interface DescriptionPanelProps {
  product: ProductDetail
}

/** A first paragraph of at most so many characters reads as a headline. */
const HEADLINE = 90

export function DescriptionPanel({ product }: DescriptionPanelProps) {
  const { detailedDescription, shortDescription, ingredients, certification } = product
  const [first, ...more] = (detailedDescription || shortDescription).split(/\n{2,}/)
  return (
    <PanelColumns>
      <div lang={useContentLang()}>
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
      {certification.length > 0 ? (
        <CertificationList certification={certification} />
      ) : (
        ingredients.length > 0 && <CompositionTable ingredients={ingredients} />
      )}
    </PanelColumns>
  )
}
