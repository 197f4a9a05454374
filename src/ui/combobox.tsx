import * as Popover from '@radix-ui/react-popover'
import { useState } from 'react'
import { ChevronDownIcon, CloseIcon, SearchIcon } from '../icons'
import { useTranslations } from '../i18n'
import { ComboboxList, type ComboboxOption } from './combobox-list'
import { useControlSize } from './control-size'
import { useFieldControl } from './field-context'
import { filterOptions } from './filter-options'
import { IconButton } from './icon-button'
import { Input, type InputProps } from './input'
import { useControlled } from './use-controlled'
import { useOptionList } from './use-option-list'
import { VisuallyHidden } from './visually-hidden'

interface ComboboxOwnProps<V extends string> {
  /** What can be chosen; with `onQueryChange` the answer of the search. */
  options: readonly ComboboxOption<V>[]
  /** The chosen value; null for none. */
  value?: V | null
  /** Chosen at the start, where the field keeps its own value. */
  defaultValue?: V | null
  /** Null when the choice is taken back. */
  onValueChange?: (value: V | null) => void
  /** Text of a chosen value that the options do not hold, because they are a page of a search. */
  valueLabel?: string
  /** Given: the caller searches and passes the answer as `options`. Else the options are filtered here. */
  onQueryChange?: (query: string) => void
  /** The caller is searching. */
  loading?: boolean
  /** @default 'Nothing found' in the current language */
  emptyText?: string
}
export type ComboboxProps<V extends string = string> = ComboboxOwnProps<V> &
  Omit<InputProps, keyof ComboboxOwnProps<V> | 'type' | 'icon' | 'unit' | 'action' | 'role' | 'onChange'>

/** One of many values, found by typing. Arrow keys mark, Enter takes, Escape closes. */
export function Combobox<V extends string>({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  valueLabel,
  onQueryChange,
  loading = false,
  emptyText,
  size: ownSize,
  onBlur,
  onKeyDown,
  ...rest
}: ComboboxProps<V>) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const { disabled } = useFieldControl(rest)
  const [query, setQuery] = useState<string>()
  const [value, setValue] = useControlled({ value: given, start: defaultValue, onChange: onValueChange })
  const found = onQueryChange ? options : filterOptions(options, query ?? '')
  const label =
    options.find((option) => option.value === value)?.label ?? (value ? valueLabel : undefined) ?? ''

  const search = (text: string | undefined) => {
    setQuery(text)
    onQueryChange?.(text ?? '')
  }
  const { open, show, close, handleKey, input, list } = useOptionList({
    options: found,
    chosen: value ?? undefined,
    onPick: (option) => setValue(option.value),
    onClose: () => query !== undefined && search(undefined),
  })

  return (
    <Popover.Root open={open} onOpenChange={(next) => (next ? show() : close())}>
      <Popover.Anchor asChild>
        <Input
          {...rest}
          {...input}
          size={size}
          icon={SearchIcon}
          value={query ?? label}
          onChange={(event) => {
            search(event.target.value)
            show()
          }}
          onClick={show}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            handleKey(event)
          }}
          onBlur={(event) => {
            if (query === '') setValue(null)
            close()
            onBlur?.(event)
          }}
          action={
            value && !disabled ? (
              <IconButton
                size={size}
                label={t('combobox.clear')}
                icon={CloseIcon}
                onClick={() => setValue(null)}
              />
            ) : (
              <ChevronDownIcon size="s" className="mr-3 text-text-muted" />
            )
          }
        />
      </Popover.Anchor>
      <ComboboxList
        {...list}
        label={rest['aria-label']}
        options={found}
        chosen={value ?? undefined}
        loading={loading}
        emptyText={emptyText}
        size={size}
      />
      <VisuallyHidden role="status">
        {open && !loading && t('combobox.count', { count: found.length })}
      </VisuallyHidden>
    </Popover.Root>
  )
}
