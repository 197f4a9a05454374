import { z } from 'zod'
import { basePrice, CONTENT_UNITS } from '@/shop/catalogue/product'
import { CURRENCIES } from '@/shop/shared/platform'
import { formatMoney } from '@/i18n/format'
import { link, rows, textBlock, title, type MailTableRow } from '@apps/api/platform/mail/blocks'
import { defineMail, type MailContext } from '@apps/api/platform/mail/template'

const product = z.object({
  name: z.string(),
  slug: z.string(),
  /** Minor units of `currency`, as is `lowest`, the lowest price of the 30 days before this one. */
  amount: z.number().int(),
  lowest: z.number().int().nullable(),
  currency: z.enum(CURRENCIES),
  content: z.object({ amount: z.number(), unit: z.enum(CONTENT_UNITS) }).nullable(),
})

function priceRows(
  { amount, lowest, currency, content }: z.output<typeof product>,
  { t, language }: MailContext,
): MailTableRow[] {
  const base = content && basePrice({ amount, currency }, content)
  const price: MailTableRow = [t('priceDrop.price'), formatMoney({ amount, currency }, language), 'strong']
  return [
    price,
    ...(base ? [[t('priceDrop.base'), `${formatMoney(base.price, language)} / ${base.unit}`] as const] : []),
    ...(lowest === null
      ? []
      : [[t('priceDrop.lowest'), formatMoney({ amount: lowest, currency }, language)] as const]),
  ]
}

/** Names the prices as the product's page does: base price, and the lowest of 30 days beside a lower one. */
export const priceMail = defineMail(
  'price-drop',
  z.object({
    customerName: z.string(),
    token: z.string(),
    products: z.array(product),
    /** Number of cheaper products that are not named. */
    more: z.number().int(),
  }),
  ({ products, more, token }, context) => {
    const { t, page } = context
    const [first] = products
    const unsubscribe = page(`/unsubscribe?token=${encodeURIComponent(token)}`)
    return {
      unsubscribe,
      subject: t('priceDrop.subject', { name: first?.name ?? '', count: products.length + more }),
      blocks: [
        textBlock(t('priceDrop.intro')),
        ...products.flatMap((each) => [
          title(each.name),
          rows(...priceRows(each, context)),
          link(t('priceDrop.action'), page(`/product/${encodeURIComponent(each.slug)}`)),
        ]),
        ...(more > 0 ? [textBlock(t('priceDrop.more', { count: more }))] : []),
        textBlock(t('priceDrop.note')),
        textBlock(t('unsubscribe.price'), unsubscribe),
      ],
    }
  },
)
