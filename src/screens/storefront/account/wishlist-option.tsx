import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Collapsible } from '@/ui/collapsible'

export interface WishlistOptionProps {
  option: 'share' | 'priceMails'
  /** Mounted, and so loaded, once the option is opened. */
  children: ReactNode
}

/** What the owner of a wishlist can do with it, closed at first. */
export function WishlistOption({ option, children }: WishlistOptionProps) {
  const t = useTranslations('account')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Collapsible
      title={t(`${option}.title`)}
      name="wishlist-option"
      className="max-h-[60vh] overflow-y-auto overscroll-contain last:border-b-0"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && children}
    </Collapsible>
  )
}
