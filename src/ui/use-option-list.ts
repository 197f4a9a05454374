import { useId, useState, type KeyboardEvent } from 'react'
import type { ComboboxOption } from './combobox-list'

interface OptionList<V extends string> {
  options: readonly ComboboxOption<V>[]
  /** Value of the option that is active when the list opens. */
  chosen?: V | undefined
  onPick: (option: ComboboxOption<V>) => void
  onClose: () => void
}

/** Open state, active option and keyboard handling of an input with a listbox; focus remains in the input. */
export function useOptionList<V extends string>({ options, chosen, onPick, onClose }: OptionList<V>) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState<V>()
  const usable = options.filter((option) => !option.disabled)
  const active =
    usable.find((option) => option.value === marked) ??
    usable.find((option) => option.value === chosen) ??
    usable[0]
  // A reference to an id ends at a space.
  const idOf = (value: V) => `${listId}-${value.replaceAll(/\s/g, '~')}`
  const listed = open && options.length > 0

  const show = () => setOpen(true)
  const close = () => {
    setOpen(false)
    setMarked(undefined)
    onClose()
  }
  const pick = (option: ComboboxOption<V>) => {
    if (option.disabled) return
    close()
    onPick(option)
  }
  const move = (by: 1 | -1) => {
    if (!active) return
    const at = usable.indexOf(active)
    setMarked(usable[(at + by + usable.length) % usable.length]?.value)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) move(event.key === 'ArrowDown' ? 1 : -1)
      else show()
    } else if (event.key === 'Enter' && listed && active) {
      event.preventDefault()
      pick(active)
    }
  }

  return {
    open,
    show,
    close,
    handleKey,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': listed,
      'aria-controls': listed ? listId : undefined,
      'aria-activedescendant': listed && active ? idOf(active.value) : undefined,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
    list: { id: listId, idOf, active, mark: setMarked, pick },
  }
}
