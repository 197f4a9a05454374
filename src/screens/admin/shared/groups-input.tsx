import { useState, type ComponentProps } from 'react'
import { withoutAccents } from '@/shop/shared/plain-letters'
import { GROUP_LENGTH, MAX_GROUPS } from '@/shop/users/customer-form'
import type { CustomerGroup } from '@/shop/users/users'
import { filterOptions } from '@/ui/filter-options'
import { MultiCombobox } from '@/ui/multi-combobox'

interface GroupsInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  value: readonly string[]
  /** Those that customers are in, to choose from. */
  groups: readonly CustomerGroup[]
  onChange: (groups: string[]) => void
  /** Offers a group that nobody is in yet; without it only the known ones can be chosen. */
  labelOfNew?: (name: string) => string
}

/** Groups of customers: the known ones are suggested, another one is offered as it is typed. */
export function GroupsInput({ value, groups, onChange, labelOfNew, onBlur, ...rest }: GroupsInputProps) {
  const [query, setQuery] = useState('')
  const typed = query.trim().slice(0, GROUP_LENGTH)
  const sameAs = (name: string) => withoutAccents(name) === withoutAccents(typed)
  const known = groups.find(({ name }) => sameAs(name))?.name
  const added = known ?? (labelOfNew ? typed : '')
  const isFull = value.length >= MAX_GROUPS
  const canAdd = added !== '' && !isFull && !value.some(sameAs)
  const found = filterOptions(
    groups.map(({ name, customers }) => ({ value: name, label: name, description: customers })),
    typed,
  )
  const offered =
    canAdd && known === undefined && labelOfNew ? [{ value: typed, label: labelOfNew(typed) }] : []
  return (
    <MultiCombobox
      {...rest}
      options={isFull ? [] : [...found, ...offered]}
      value={value.map((name) => ({ value: name, label: name }))}
      onQueryChange={setQuery}
      onValueChange={(chosen) => onChange(chosen.map((option) => option.value))}
      onBlur={(event) => {
        // What was typed and not chosen is meant.
        if (canAdd) onChange([...value, added])
        onBlur?.(event)
      }}
    />
  )
}
