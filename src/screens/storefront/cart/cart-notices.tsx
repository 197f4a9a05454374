import { InfoIcon, WifiOffIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Note } from '@/ui/note'
import type { CartNotice } from './cart-types'

interface CartNoticesProps {
  notice?: CartNotice
  /** Names of products that no longer exist and were removed from the cart. */
  droppedNames?: readonly string[]
}

/** Notices about the cart as a whole. */
export function CartNotices({ notice, droppedNames = [] }: CartNoticesProps) {
  const t = useTranslations('cart')
  return (
    <>
      {notice && (
        <Note
          tone="warn"
          size="s"
          role="status"
          icon={notice === 'offline' ? WifiOffIcon : InfoIcon}
          className="mb-4.5"
        >
          {t(`notice.${notice}`)}
        </Note>
      )}
      {droppedNames.length > 0 && (
        <Note tone="warn" size="s" role="status" className="mb-4.5">
          {t('notice.dropped', { count: droppedNames.length, names: droppedNames.join(', ') })}
        </Note>
      )}
    </>
  )
}
