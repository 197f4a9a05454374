import { useTranslations } from '@/i18n'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { TRANSLATIONS, type TranslationLanguage } from '@/shop/catalogue/product-texts'
import { productFields } from '@/shop/catalogue/product-fields'
import type { ProductFormSection } from '../form/product-sections'

/** Columns of the file whose form label is not under the name of their field. */
const LABELS = {
  slug: { key: 'form.slug' },
  status: { key: 'status' },
  stock: { key: 'form.quantity', section: 'stock' },
  lowStockThreshold: { key: 'form.lowStockThreshold' },
  cost: { key: 'form.cost' },
  'netContent.amount': { key: 'form.content' },
  'netContent.unit': { key: 'form.unit', section: 'stock' },
  premium: { key: 'form.premiumOn' },
  'premium.months': { key: 'form.months', section: 'premium' },
  'premium.value': { key: 'form.value', section: 'premium' },
  features: { key: 'form.sections.features' },
  benefits: { key: 'form.sections.benefits' },
  ingredients: { key: 'form.sections.ingredients' },
  servingSize: { key: 'form.servingSize' },
  'organic.controlBody': { key: 'form.controlBody' },
  'organic.farming': { key: 'form.farming' },
  'brewing.temperature': { key: 'form.temperature' },
  'brewing.seconds': { key: 'form.brewTime' },
  'brewing.grams': { key: 'form.grams', section: 'origin' },
  'brewing.millilitres': { key: 'form.millilitres', section: 'origin' },
  'nutritionalInfo.servingSize': { key: 'form.servingSize' },
  'nutritionalInfo.calories': { key: 'form.calories' },
  'nutritionalInfo.protein': { key: 'form.protein' },
  'nutritionalInfo.carbohydrates': { key: 'form.carbohydrates' },
  'size.family': { key: 'form.sizeFamily', section: 'sizes' },
  'size.label': { key: 'form.sizeLabel', section: 'sizes' },
  'size.order': { key: 'form.sizeOrder', section: 'sizes' },
} as const satisfies Readonly<Record<string, { key: string; section?: ProductFormSection }>>

const PRICE_LABELS = {
  price: 'priceOf',
  originalPrice: 'originalOf',
  salePrice: 'saleOf',
  saleFrom: 'saleFromOf',
  saleUntil: 'saleUntilOf',
} as const
const isPriceColumn = (name: string): name is keyof typeof PRICE_LABELS => Object.hasOwn(PRICE_LABELS, name)

const COMPOUND = ['nutritionalInfo', 'brewing', 'organic', 'translations'] as const
type PlainColumn = Exclude<keyof typeof productFields, keyof typeof LABELS | (typeof COMPOUND)[number]>
type LabelledColumn = keyof typeof LABELS | PlainColumn
const hasOwnLabel = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name)
const isPlain = (name: string): name is PlainColumn =>
  Object.hasOwn(productFields, name) && !hasOwnLabel(name) && COMPOUND.every((each) => each !== name)

interface ColumnLabel {
  readonly column: LabelledColumn
  readonly language?: TranslationLanguage
}
interface PriceLabel {
  readonly price: (typeof PRICE_LABELS)[keyof typeof PRICE_LABELS]
  readonly platform: Platform
}

/** Form field of a column; undefined if the form has none. */
export function subjectOf(column: string): ColumnLabel | PriceLabel | undefined {
  const [kind, part, ...rest] = column.split('.')
  const platform = PLATFORMS.find((each) => each === part)
  if (platform && kind !== undefined && isPriceColumn(kind)) return { price: PRICE_LABELS[kind], platform }
  const language = TRANSLATIONS.find((each) => each === part)
  const name = language && kind === 'translations' ? rest.join('.') : column
  return hasOwnLabel(name) || isPlain(name) ? { column: name, ...(language && { language }) } : undefined
}

/** Form label of a column; undefined if the form has none. */
export function useColumnLabel(): (column: string) => string | undefined {
  const t = useTranslations('adminProducts')
  const work = useTranslations('adminProductWork')
  const common = useTranslations('admin')
  return (column) => {
    const subject = subjectOf(column)
    if (!subject) return undefined
    if ('price' in subject)
      return t(`form.${subject.price}`, { platform: common(`platforms.${subject.platform}`) })
    const { column: name, language } = subject
    const own = hasOwnLabel(name) ? LABELS[name] : { key: `form.${name}` as const }
    const label =
      'section' in own
        ? work('import.inSection', { section: t(`form.sections.${own.section}`), label: t(own.key) })
        : t(own.key)
    return language ? t('form.inLanguage', { label, language: t(`form.languages.${language}`) }) : label
  }
}
