import { useRef, type ComponentProps } from 'react'
import { CloseIcon, SearchIcon } from '../icons'
import { useTranslations } from '../i18n'
import { useControlSize } from './control-size'
import { IconButton } from './icon-button'
import { Input, type InputProps } from './input'
import { mergeRefs } from './merge-refs'
import { useControlled } from './use-controlled'

interface SearchFieldOwnProps {
  /** Accessible name; there is no visible label. */
  label: string
  /** Current text; makes the component controlled. */
  value?: string
  /** Initial text if uncontrolled. */
  defaultValue?: string
  /** Called with the text on every change. */
  onValueChange?: (value: string) => void
}
export type SearchFieldProps = SearchFieldOwnProps &
  Omit<InputProps, keyof SearchFieldOwnProps | 'type' | 'icon' | 'action' | 'unit'> &
  Pick<ComponentProps<'input'>, 'name'>

/** Search input with a clear button; Escape clears it as well. */
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
