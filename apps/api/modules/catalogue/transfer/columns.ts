import { CONTENT_UNITS, FARMING, PRODUCT_STATUSES, TINTS } from '@/shop/catalogue/product'
import { TRAITS } from '@/shop/catalogue/traits'
import { toMajor } from '@/shop/shared/money'
import { PLATFORMS } from '@/shop/shared/platform'
import de from '@/i18n/messages/de/adminProducts.json'
import en from '@/i18n/messages/en/adminProducts.json'
import tr from '@/i18n/messages/tr/adminProducts.json'
import {
  amountCell,
  choiceCell,
  decimalCell,
  flagCell,
  ingredientsCell,
  linesCell,
  optionalCell,
  slugCell,
  textCell,
  wholeCell,
  wordsCell,
} from './cell-kinds'
import { column, field, part, unchangedWhenEmpty, withoutChange, type Column } from './column'
import { pricesOn } from './price-columns'
import { stockColumns } from './stock-columns'
import { translationsIn } from './translation-columns'

const statusCell = choiceCell(PRODUCT_STATUSES, (status) =>
  [de, tr, en].map(({ statuses }) => statuses[status]),
)

/** Columns of the file, in order; a new product field gets an entry here. */
export const COLUMNS: readonly Column[] = [
  withoutChange(column({ name: 'id', kind: textCell, of: ({ id }) => id, write: () => undefined })),
  unchangedWhenEmpty(
    column({
      name: 'slug',
      path: 'seo.slug',
      kind: slugCell,
      of: ({ slug }) => slug,
      write: ({ fields }, slug) => {
        fields.seo = { slug }
      },
    }),
  ),
  field('name', textCell),
  field('subtitle', textCell),
  field('category', textCell),
  unchangedWhenEmpty(field('status', statusCell)),
  field('bestseller', flagCell),
  ...PLATFORMS.flatMap(pricesOn),
  ...stockColumns,
  unchangedWhenEmpty(
    column({
      name: 'lowStockThreshold',
      path: 'stock.lowStockThreshold',
      kind: wholeCell,
      of: ({ lowStockThreshold }) => lowStockThreshold,
      write: (draft, threshold) => {
        draft.lowStockThreshold = threshold
      },
    }),
  ),
  field('taxRate', decimalCell),
  field('turkishTaxRate', decimalCell),
  field('subscriptionPercent', wholeCell),
  field('sku', textCell),
  field('barcode', textCell),
  column({
    name: 'cost',
    kind: amountCell,
    of: ({ cost }) => cost,
    write: ({ fields }, cost) => {
      fields.cost = cost === null ? null : toMajor(cost)
    },
  }),
  part('size', 'family', textCell, ({ familyId }) => familyId ?? ''),
  part('size', 'label', textCell, ({ sizeLabel }) => sizeLabel ?? ''),
  part('size', 'order', wholeCell, ({ familyId, sizeOrder }) => (familyId === null ? null : sizeOrder)),
  column({
    name: 'netContent.amount',
    kind: decimalCell,
    of: ({ netAmount }) => netAmount,
    write: (draft, amount) => {
      draft.netAmount = amount
    },
  }),
  column({
    name: 'netContent.unit',
    kind: optionalCell(choiceCell(CONTENT_UNITS)),
    of: ({ netUnit }) => netUnit,
    write: (draft, unit) => {
      draft.netUnit = unit
    },
  }),
  column({
    name: 'premium',
    path: 'premiumSubscription.enabled',
    kind: flagCell,
    of: ({ premiumEnabled }) => premiumEnabled,
    write: (draft, enabled) => {
      draft.premiumEnabled = enabled
    },
  }),
  unchangedWhenEmpty(
    column({
      name: 'premium.months',
      path: 'premiumSubscription.duration',
      kind: wholeCell,
      of: ({ premiumMonths }) => premiumMonths,
      write: (draft, months) => {
        draft.premiumMonths = months
      },
    }),
  ),
  unchangedWhenEmpty(
    column({
      name: 'premium.value',
      path: 'premiumSubscription.originalPrice',
      kind: amountCell,
      of: ({ premiumValue }) => premiumValue,
      write: (draft, value) => {
        draft.premiumValue = value
      },
    }),
  ),
  field('shortDescription', textCell),
  field('detailedDescription', textCell),
  field('features', linesCell),
  field('benefits', linesCell),
  field('certification', linesCell),
  field('traits', wordsCell(TRAITS)),
  unchangedWhenEmpty(field('tint', choiceCell(TINTS))),
  field('origin', textCell),
  field('harvest', textCell),
  field('ingredients', ingredientsCell),
  part('organic', 'controlBody', textCell, ({ organic }) => organic?.controlBody ?? ''),
  part('organic', 'farming', optionalCell(choiceCell(FARMING)), ({ organic }) => organic?.farming ?? null),
  part('brewing', 'temperature', wholeCell, ({ brewing }) => brewing?.temperature ?? null),
  part('brewing', 'seconds', wholeCell, ({ brewing }) => brewing?.seconds ?? null),
  part('brewing', 'grams', decimalCell, ({ brewing }) => brewing?.grams ?? null),
  part('brewing', 'millilitres', wholeCell, ({ brewing }) => brewing?.millilitres ?? null),
  part('nutritionalInfo', 'servingSize', textCell, (p) => p.nutritionalInfo?.servingSize ?? ''),
  part('nutritionalInfo', 'calories', decimalCell, (p) => p.nutritionalInfo?.calories ?? null),
  part('nutritionalInfo', 'protein', decimalCell, (p) => p.nutritionalInfo?.protein ?? null),
  part('nutritionalInfo', 'carbohydrates', decimalCell, (p) => p.nutritionalInfo?.carbohydrates ?? null),
  ...translationsIn('tr'),
  ...translationsIn('en'),
]
