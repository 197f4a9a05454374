import type { ProductDetail } from '../../../domain/catalogue/product'
import { useFormat, useWords } from '../../../i18n'
import { CompositionTable, PanelColumns, PanelNote } from './panel-parts'

interface IngredientsPanelProps {
  product: ProductDetail
}

export function IngredientsPanel({ product }: IngredientsPanelProps) {
  const words = useWords('product')
  const format = useFormat()
  const { ingredients, nutritionalInfo: nutrition } = product
  if (ingredients.length === 0 && !nutrition) return <PanelNote>{words('detail.noIngredients')}</PanelNote>
  const grams = (amount: number) => words('detail.grams', { amount: format.number(amount) })
  return (
    <PanelColumns>
      {ingredients.length > 0 && <CompositionTable ingredients={ingredients} />}
      {nutrition && (
        <table className="w-full self-start text-left">
          <caption className="mb-2 text-left font-semibold">
            {words('detail.nutrition', { serving: nutrition.servingSize })}
          </caption>
          <tbody className="[&_td]:py-3.25 [&_td]:text-right [&_td]:text-text-muted [&_td]:tabular-nums [&_th]:py-3.25 [&_th]:pr-4 [&_th]:font-medium [&_tr]:border-b [&_tr]:border-border">
            <tr>
              <th scope="row">{words('detail.calories')}</th>
              <td>{words('detail.kcal', { amount: format.number(nutrition.calories) })}</td>
            </tr>
            <tr>
              <th scope="row">{words('detail.protein')}</th>
              <td>{grams(nutrition.protein)}</td>
            </tr>
            <tr>
              <th scope="row">{words('detail.carbohydrates')}</th>
              <td>{grams(nutrition.carbohydrates)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </PanelColumns>
  )
}
