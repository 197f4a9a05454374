import { cva } from 'class-variance-authority'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SearchIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { ShownList, SuggestionsSlot } from './suggestions-slot'

const fieldStyles = cva([
  'min-h-hit w-full rounded-m border border-border-input bg-surface ps-11 pe-2 placeholder:text-text-subtle',
  '[&::-webkit-search-cancel-button]:appearance-none',
])

export interface HeaderSearchProps {
  /** Renders the suggestions below the field; called on hover or focus, so that their code is loaded on demand. */
  suggestions?: (slot: SuggestionsSlot) => ReactNode
  /** Class of the form. */
  className?: string
}

/** Product search. A plain form that submits to the product list until the suggestions are loaded. */
export function HeaderSearch({ suggestions, className }: HeaderSearchProps) {
  const t = useTranslations('shop')
  const ref = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [{ listId, optionId }, onList] = useState<ShownList>({})
  const approach = () => setField(ref.current)
  useEffect(() => {
    // The shopper may have focused the field before hydration.
    if (ref.current && ref.current === document.activeElement) setField(ref.current)
  }, [])
  return (
    <form
      role="search"
      action="/products"
      aria-label={t('header.search')}
      data-slot="header-search"
      onPointerEnter={approach}
      onFocus={approach}
      className={className}
    >
      <SearchIcon className="pointer-events-none absolute inset-s-4 top-1/2 -translate-y-1/2 text-text-subtle" />
      <input
        ref={ref}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={optionId}
        name="search"
        aria-label={t('header.search')}
        placeholder={t('header.searchHint')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className={fieldStyles()}
      />
      <button type="submit" className="sr-only" tabIndex={-1}>
        {t('header.searchGo')}
      </button>
      {field && suggestions?.({ field, onList })}
    </form>
  )
}
