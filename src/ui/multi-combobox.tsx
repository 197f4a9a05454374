import * as Popover from '@radix-ui/react-popover'
import { useRef, useState, type ComponentProps } from 'react'
import { useTranslations } from '../i18n'
import { ComboboxList, type ComboboxOption } from './combobox-list'
import { useControlSize, type ControlSize } from './control-size'
import { useFieldControl } from './field-context'
import { filterOptions } from './filter-options'
import { RemovableTag } from './removable-tag'
import { tagBoxStyles, tagInputStyles } from './tag-styles'
import { mergeRefs } from './merge-refs'
import { useControlled } from './use-controlled'
import { useOptionList } from './use-option-list'
import { VisuallyHidden } from './visually-hidden'

interface MultiComboboxOwnProps {
  /** What can be chosen; with `onQueryChange` the answer of the search. */
  options: readonly ComboboxOption[]
  /** The chosen ones with their labels, so that a searched list need not hold them. */
  value?: readonly ComboboxOption[]
  /** Chosen at the start, where the field keeps its own value. */
  defaultValue?: readonly ComboboxOption[]
  /** Gets all chosen options. */
  onValueChange?: (value: ComboboxOption[]) => void
  /** Given: the caller searches and passes the answer as `options`. Else the options are filtered here. */
  onQueryChange?: (query: string) => void
  /** There are more options than these: the end of the list came into sight. */
  onMore?: () => void
  /** The caller is searching. */
  loading?: boolean
  /** @default 'Nothing found' in the current language */
  emptyText?: string
  /** @default the field's, else 'm' */
  size?: ControlSize
}
export type MultiComboboxProps = MultiComboboxOwnProps &
  Omit<ComponentProps<'input'>, keyof MultiComboboxOwnProps | 'type' | 'onChange'>

const NONE: readonly ComboboxOption[] = []

/** Several of many values, each shown as a tag. Backspace in the empty field takes the last one back. */
export function MultiCombobox({
  options,
  value,
  defaultValue = NONE,
  onValueChange,
  onQueryChange,
  onMore,
  loading = false,
  emptyText,
  size: ownSize,
  className,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: MultiComboboxProps) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const control = useFieldControl(rest)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useControlled<readonly ComboboxOption[]>({
    value,
    start: defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  })
  const remaining = options.filter((option) => chosen.every((tag) => tag.value !== option.value))
  const found = onQueryChange ? remaining : filterOptions(remaining, query)
  const search = (text: string) => {
    setQuery(text)
    onQueryChange?.(text)
  }
  const { open, show, close, handleKey, input, list } = useOptionList({
    options: found,
    onPick: (option) => setChosen([...chosen, option]),
    onClose: () => query !== '' && search(''),
  })
  const remove = (gone: ComboboxOption) => {
    setChosen(chosen.filter((tag) => tag.value !== gone.value))
    field.current?.focus()
  }

  return (
    <Popover.Root open={open} onOpenChange={(next) => (next ? show() : close())}>
      <Popover.Anchor asChild>
        <span
          data-slot="multi-combobox"
          data-disabled={control.disabled ? '' : undefined}
          data-invalid={control['aria-invalid'] ? '' : undefined}
          className={tagBoxStyles({ size, className })}
        >
          {chosen.map((tag) => (
            <RemovableTag
              key={tag.value}
              label={tag.label}
              disabled={control.disabled}
              onRemove={() => remove(tag)}
            />
          ))}
          <input
            {...rest}
            {...control}
            {...input}
            ref={mergeRefs(field, ref)}
            type="text"
            value={query}
            onChange={(event) => {
              search(event.target.value)
              show()
            }}
            onClick={show}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              const last = chosen.at(-1)
              if (event.key === 'Backspace' && query === '' && last) remove(last)
              handleKey(event)
            }}
            onBlur={(event) => {
              close()
              onBlur?.(event)
            }}
            className={tagInputStyles({ size })}
          />
        </span>
      </Popover.Anchor>
      <ComboboxList
        {...list}
        label={rest['aria-label']}
        options={found}
        chosen={undefined}
        loading={loading}
        emptyText={emptyText}
        size={size}
        onEnd={onMore}
      />
      <VisuallyHidden role="status">
        {open && !loading && t('combobox.count', { count: found.length })}
      </VisuallyHidden>
    </Popover.Root>
  )
}
