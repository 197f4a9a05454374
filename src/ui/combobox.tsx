import * as Popover from '@radix-ui/react-popover'
import { useRef, useState } from 'react'
import { ChevronDownIcon, CloseIcon, SearchIcon } from '../icons'
import { useTranslations } from '../i18n'
import { ComboboxList, type ComboboxOption } from './combobox-list'
import { useControlSize } from './control-size'
import { useFieldControl } from './field-context'
import { filterOptions } from './filter-options'
import { IconButton } from './icon-button'
import { Input, type InputProps } from './input'
import { mergeRefs } from './merge-refs'
import { useControlled } from './use-controlled'
import { useOptionList } from './use-option-list'
import { VisuallyHidden } from './visually-hidden'

interface ComboboxOwnProps<V extends string> {
  /** Options; with `onQueryChange` the results of the search. */
  options: readonly ComboboxOption<V>[]
  /** Selected value; null for none. Makes the component controlled. */
  value?: V | null
  /** Initial value if uncontrolled. */
  defaultValue?: V | null
  /** Called with the selected value, or null when it is cleared. */
  onValueChange?: (value: V | null) => void
  /** Label of a selected value that is not among the options, for example of an earlier search. */
  valueLabel?: string
  /** Called with the typed text, to search and pass the results as `options`; without it options are filtered locally. */
  onQueryChange?: (query: string) => void
  /** True while the caller's search is running. */
  loading?: boolean
  /** Text shown when nothing matches. @default 'Nothing found' in the current language */
  emptyText?: string
}
export type ComboboxProps<V extends string = string> = ComboboxOwnProps<V> &
  Omit<InputProps, keyof ComboboxOwnProps<V> | 'type' | 'icon' | 'unit' | 'action' | 'role' | 'onChange'>

/** Single select with search. Arrow keys move, Enter selects, Escape closes. */
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
  ref,
  ...rest
}: ComboboxProps<V>) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const { disabled } = useFieldControl(rest)
  const field = useRef<HTMLInputElement>(null)
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
          ref={mergeRefs(field, ref)}
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
                onClick={() => {
                  setValue(null)
                  field.current?.focus()
                }}
              />
            ) : (
              <ChevronDownIcon size="s" className="me-3 text-text-muted" />
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
