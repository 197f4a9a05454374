import type { CartEntry } from './cart-types'
import { useFormat, useTranslations } from '@/i18n'
import { LOCAL_STOCK } from '@/shop/cart/cart'
import { AlertIcon, InfoIcon } from '@/icons'
import { Note, NoteAction } from '@/ui/note'
import { productHref } from '../product/product-href'

interface CartLineNoteProps {
  entry: CartEntry
  onQuantityChange: (quantity: number) => void
  /** Dismisses the notice about a changed price. */
  onAcknowledge?: () => void
}

/** The most important notice about a line, for example a changed price or low stock. */
export function CartLineNote({ entry, onQuantityChange, onAcknowledge }: CartLineNoteProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const { isFree, stock, quantity, previousPrice, unitPrice, currency } = entry
  if (isFree) return null
  if (stock < 1)
    return (
      <Note size="s" tone="danger" icon={AlertIcon}>
        {t.rich('line.unavailable', {
          product: (chunks) => (
            <a
              href={productHref({ slug: entry.slug ?? entry.productId })}
              className="underline underline-offset-4"
            >
              {chunks}
            </a>
          ),
        })}
      </Note>
    )
  if (quantity > stock)
    return (
      <Note
        size="s"
        tone="warn"
        icon={AlertIcon}
        action={<NoteAction onClick={() => onQuantityChange(stock)}>{t('line.adjust')}</NoteAction>}
      >
        {t('line.shortage', { count: stock })}
      </Note>
    )
  if (previousPrice !== undefined && previousPrice !== unitPrice)
    return (
      <Note
        size="s"
        tone="warn"
        icon={InfoIcon}
        action={onAcknowledge && <NoteAction onClick={onAcknowledge}>{t('line.acknowledge')}</NoteAction>}
      >
        {t('line.priceChanged', { price: format.money({ amount: previousPrice, currency }) })}
      </Note>
    )
  if (quantity === stock && stock < LOCAL_STOCK)
    return (
      <Note size="s" tone="warn" icon={InfoIcon}>
        {t('line.limit', { count: stock })}
      </Note>
    )
  return null
}
