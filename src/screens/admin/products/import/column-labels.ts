import { useTranslations } from '@/i18n'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { TRANSLATIONS, type TranslationLanguage } from '@/shop/catalogue/product-texts'
import type { ProductFormSection } from '../form/product-sections'

/** Columns of the file with their form labels. */
const LABELS = {
  slug: { key: 'form.slug' },
  name: { key: 'form.name' },
  subtitle: { key: 'form.subtitle' },
  category: { key: 'form.category' },
  status: { key: 'status' },
  bestseller: { key: 'form.bestseller' },
  stock: { key: 'form.quantity', section: 'stock' },
  lowStockThreshold: { key: 'form.threshold' },
  taxRate: { key: 'form.taxRate' },
  turkishTaxRate: { key: 'form.turkishTaxRate' },
  subscriptionPercent: { key: 'form.subscriptionPercent' },
  sku: { key: 'form.sku' },
  barcode: { key: 'form.barcode' },
  cost: { key: 'form.cost' },
  'netContent.amount': { key: 'form.content' },
  'netContent.unit': { key: 'form.unit', section: 'stock' },
  premium: { key: 'form.premiumOn' },
  'premium.months': { key: 'form.months', section: 'premium' },
  'premium.value': { key: 'form.value', section: 'premium' },
  shortDescription: { key: 'form.short' },
  detailedDescription: { key: 'form.detailed' },
  features: { key: 'form.sections.features' },
  benefits: { key: 'form.sections.benefits' },
  certification: { key: 'form.seals' },
  traits: { key: 'form.traits' },
  tint: { key: 'form.tint' },
  origin: { key: 'form.origin' },
  harvest: { key: 'form.harvest' },
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

type LabelledColumn = keyof typeof LABELS
const isLabelled = (name: string): name is LabelledColumn => Object.hasOwn(LABELS, name)

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
  return isLabelled(name) ? { column: name, ...(language && { language }) } : undefined
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
    const own = LABELS[subject.column]
    const label =
      'section' in own
        ? work('import.inSection', { section: t(`form.sections.${own.section}`), label: t(own.key) })
        : t(own.key)
    const { language } = subject
    return language ? t('form.inLanguage', { label, language: t(`form.languages.${language}`) }) : label
  }
}
