import { useTranslations } from '@/i18n'
import { Note, NoteAction } from '@/ui/note'

interface WishlistMissingProps {
  /** Number of products, at least 1. */
  count: number
  onDrop: (() => void) | undefined
}

/** Products of the wishlist that are currently not offered; kept, because they may be offered again. */
export function WishlistMissing({ count, onDrop }: WishlistMissingProps) {
  const t = useTranslations('account')
  return (
    <Note
      size="s"
      className="my-4.5"
      action={onDrop && <NoteAction onClick={onDrop}>{t('wishlist.dropMissing')}</NoteAction>}
    >
      {t('wishlist.missing', { count })}
    </Note>
  )
}
