import { useTranslations } from '../../../i18n'
import { Note, NoteAction } from '../../../ui/note'

interface WishlistMissingProps {
  /** Products, at least one. */
  count: number
  onDrop: (() => void) | undefined
}

/** What a visitor wished for and cannot be shown: it may be offered again. */
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
