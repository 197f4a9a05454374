import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Collapsible } from '@/ui/collapsible'

export interface WishlistOptionProps {
  option: 'share' | 'priceMails'
  /** Mounted, and so loaded, once the option is opened; what is typed in it stays while another one is open. */
  children: ReactNode
}

/** What the owner of a wishlist can do with it, closed at first. */
export function WishlistOption({ option, children }: WishlistOptionProps) {
  const t = useTranslations('account')
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Collapsible
      title={t(`${option}.title`)}
      name="wishlist-option"
      className="max-h-[60vh] overflow-y-auto overscroll-contain last:border-b-0"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      {wasOpened && children}
    </Collapsible>
  )
}
