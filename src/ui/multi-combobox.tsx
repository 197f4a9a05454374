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
  /** Options; with `onQueryChange` the results of the search. */
  options: readonly ComboboxOption[]
  /** Selected options with labels, because they need not be among the current `options`. */
  value?: readonly ComboboxOption[]
  /** Initial value if uncontrolled. */
  defaultValue?: readonly ComboboxOption[]
  /** Called with all selected options. */
  onValueChange?: (value: ComboboxOption[]) => void
  /** Called with the typed text, to search and pass the results as `options`; without it options are filtered locally. */
  onQueryChange?: (query: string) => void
  /** Called when the end of the list becomes visible, to load more options. */
  onMore?: () => void
  /** True while the caller's search is running. */
  loading?: boolean
  /** Text shown when nothing matches. @default 'Nothing found' in the current language */
  emptyText?: string
  /** Height: `admin` 36 px, `s` 40, `m` 48. @default the size of the field, else 'm' */
  size?: ControlSize
}
export type MultiComboboxProps = MultiComboboxOwnProps &
  Omit<ComponentProps<'input'>, keyof MultiComboboxOwnProps | 'type' | 'onChange'>

const NONE: readonly ComboboxOption[] = []

/** Multi-select with search; selected values are shown as tags. Backspace in the empty input removes the last one. */
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
