import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { SuggestionsSlot } from './suggestions-slot'

interface SuggestionListOptions extends SuggestionsSlot {
  /** Number of options; 0 hides the list. */
  count: number
  /** Changes with the options, which resets the active option. */
  listKey: string
  /** Called on submit with the text. */
  onSearch: (text: string) => void
}

/** Keyboard handling of a combobox: arrows select, Enter follows the active option or submits, Escape closes. */
export function useSuggestionList({ field, onList, count, listKey, onSearch }: SuggestionListOptions) {
  const listId = useId()
  const [isOpen, setOpen] = useState(() => field === document.activeElement)
  const [choice, setChoice] = useState({ listKey, index: -1 })
  const active = choice.listKey === listKey && choice.index < count ? choice.index : -1
  const optionId = (index: number) => `${listId}-${index}`
  const isExpanded = isOpen && count > 0
  const close = () => {
    setOpen(false)
    setChoice({ listKey, index: -1 })
  }

  useEffect(() => {
    if (!isExpanded) return onList({})
    return onList(active < 0 ? { listId } : { listId, optionId: `${listId}-${active}` })
  }, [onList, isExpanded, listId, active])

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      setOpen(true)
      // One position more than there are options, because the field itself is part of the cycle.
      if (isOpen) setChoice({ listKey, index: ((active + 1 + step + count + 1) % (count + 1)) - 1 })
    }
    if (event.key === 'Escape' && isOpen && field.value !== '') {
      event.preventDefault()
      close()
    }
    if (event.key === 'Enter' && isExpanded && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  })
  const handleSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    close()
    field.blur()
    field.closest('dialog')?.close()
    onSearch(field.value.trim())
  })
  const handleBlur = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node) || !field.form?.contains(event.relatedTarget)) close()
  })

  useEffect(() => {
    const { form } = field
    const open = () => setOpen(true)
    field.addEventListener('keydown', handleKey)
    field.addEventListener('input', open)
    field.addEventListener('focus', open)
    form?.addEventListener('focusout', handleBlur)
    form?.addEventListener('submit', handleSubmit)
    return () => {
      field.removeEventListener('keydown', handleKey)
      field.removeEventListener('input', open)
      field.removeEventListener('focus', open)
      form?.removeEventListener('focusout', handleBlur)
      form?.removeEventListener('submit', handleSubmit)
    }
  }, [field])

  return {
    isOpen,
    listId,
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === active,
      tabIndex: -1,
      onClick: () => {
        close()
        // The page that opens takes the focus, unless the field is used again before.
        field.blur()
      },
      onPointerMove: () => {
        if (index !== active) setChoice({ listKey, index })
      },
    }),
  }
}
