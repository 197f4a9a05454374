import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { useFormat, useTranslations } from '@/i18n'
import { textLang } from '../../shared/content-lang'
import { CompositionTable, PanelColumns, PanelNote } from './panel-parts'

interface IngredientsPanelProps {
  product: ProductDetail
}

export function IngredientsPanel({ product }: IngredientsPanelProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const { ingredients, nutritionalInfo: nutrition } = product
  if (ingredients.length === 0 && !nutrition) return <PanelNote>{t('detail.noIngredients')}</PanelNote>
  const grams = (amount: number) => t('detail.grams', { amount: format.number(amount) })
  return (
    <PanelColumns>
      {ingredients.length > 0 && <CompositionTable product={product} />}
      {nutrition && (
        <table className="w-full self-start text-start">
          <caption lang={textLang(product, 'servingSize')} className="mb-2 text-start font-semibold">
            {t('detail.nutrition', { serving: nutrition.servingSize })}
          </caption>
          <tbody className="[&_td]:py-3.25 [&_td]:text-end [&_td]:text-text-muted [&_td]:tabular-nums [&_th]:py-3.25 [&_th]:pe-4 [&_th]:text-start [&_th]:font-medium [&_tr]:border-b [&_tr]:border-border">
            <tr>
              <th scope="row">{t('detail.calories')}</th>
              <td>{t('detail.kcal', { amount: format.number(nutrition.calories) })}</td>
            </tr>
            <tr>
              <th scope="row">{t('detail.protein')}</th>
              <td>{grams(nutrition.protein)}</td>
            </tr>
            <tr>
              <th scope="row">{t('detail.carbohydrates')}</th>
              <td>{grams(nutrition.carbohydrates)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </PanelColumns>
  )
}
