import { useRef, type ComponentProps } from 'react'
import { CloseIcon, SearchIcon } from '../icons'
import { useTranslations } from '../i18n'
import { useControlSize } from './control-size'
import { IconButton } from './icon-button'
import { Input, type InputProps } from './input'
import { mergeRefs } from './merge-refs'
import { useControlled } from './use-controlled'

interface SearchFieldOwnProps {
  /** What is searched; the field shows no other label. */
  label: string
  /** The text, where the caller keeps it. */
  value?: string
  /** Text at the start, where the field keeps its own. */
  defaultValue?: string
  /** Gets the text on every change. */
  onValueChange?: (value: string) => void
}
export type SearchFieldProps = SearchFieldOwnProps &
  Omit<InputProps, keyof SearchFieldOwnProps | 'type' | 'icon' | 'action' | 'unit'> &
  Pick<ComponentProps<'input'>, 'name'>

/** A search box with a cross that empties it; Escape does the same. */
export function SearchField({
  label,
  value: given,
  defaultValue = '',
  onValueChange,
  size: ownSize,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useControlled({ value: given, start: defaultValue, onChange: onValueChange })
  const clear = () => {
    setValue('')
    input.current?.focus()
  }
  return (
    <Input
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      ref={mergeRefs(input, ref)}
      type="text"
      role="searchbox"
      aria-label={label}
      size={size}
      icon={SearchIcon}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Escape' && value !== '') {
          event.stopPropagation()
          clear()
        }
      }}
      action={
        value !== '' && (
          <IconButton size={size} label={t('searchField.clear')} icon={CloseIcon} onClick={clear} />
        )
      }
    />
  )
}
