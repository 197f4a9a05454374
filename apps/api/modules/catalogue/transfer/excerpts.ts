import type { ImportChange } from '@/shop/product-transfer/product-import'
import { wholeLetters } from '@/shop/shared/whole-letters'

const MAX_LENGTH = 200
/** Characters shown before the first difference. */
const CONTEXT = 40

/** Shortens long texts to the part around their first difference. */
export function excerptsOf({ column, before, after }: ImportChange): ImportChange {
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return { column, before, after }
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = Math.max(0, same - CONTEXT)
  const excerpt = (text: string) => {
    const part = wholeLetters(text, start, start + MAX_LENGTH)
    return `${start > 0 ? '…' : ''}${part}${start + MAX_LENGTH < text.length ? '…' : ''}`
  }
  return { column, before: excerpt(before), after: excerpt(after) }
}
