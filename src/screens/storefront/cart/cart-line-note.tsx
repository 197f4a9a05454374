import type { CartEntry } from './cart-types'
import { useFormat, useWords } from '../../../i18n'
import { LOCAL_STOCK } from '../../../domain/cart/cart'
import { AlertIcon, InfoIcon } from '../../../icons'
import { Note, NoteAction } from '../../../ui/note'

interface CartLineNoteProps {
  entry: CartEntry
  onQuantityChange: (quantity: number) => void
  /** The shopper has read that the price changed. */
  onAcknowledge?: () => void
  onMoveToWishlist?: () => void
}

/** What changed about a line, said inside the line; the most serious thing only. */
export function CartLineNote({
  entry,
  onQuantityChange,
  onAcknowledge,
  onMoveToWishlist,
}: CartLineNoteProps) {
  const words = useWords('cart')
  const format = useFormat()
  const { isFree, stock, quantity, previousPrice, unitPrice, currency } = entry
  if (isFree) return null
  if (stock < 1)
    return (
      <Note
        size="s"
        tone="danger"
        icon={AlertIcon}
        action={
          onMoveToWishlist && (
            <NoteAction onClick={onMoveToWishlist}>{words('line.moveToWishlist')}</NoteAction>
          )
        }
      >
        {words('line.unavailable')}
      </Note>
    )
  if (quantity > stock)
    return (
      <Note
        size="s"
        tone="warn"
        icon={AlertIcon}
        action={<NoteAction onClick={() => onQuantityChange(stock)}>{words('line.adjust')}</NoteAction>}
      >
        {words('line.shortage', { count: stock })}
      </Note>
    )
  if (previousPrice !== undefined && previousPrice !== unitPrice)
    return (
      <Note
        size="s"
        tone="warn"
        icon={InfoIcon}
        action={onAcknowledge && <NoteAction onClick={onAcknowledge}>{words('line.acknowledge')}</NoteAction>}
      >
        {words('line.priceChanged', { price: format.money({ amount: previousPrice, currency }) })}
      </Note>
    )
  if (quantity === stock && stock < LOCAL_STOCK)
    return (
      <Note size="s" tone="warn" icon={InfoIcon}>
        {words('line.limit', { count: stock })}
      </Note>
    )
  return null
}
