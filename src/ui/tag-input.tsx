import { cva } from 'class-variance-authority'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { PlusIcon } from '../icons'
import { useTranslations } from '../i18n'
import { useControlSize, type ControlSize } from './control-size'
import { useFieldControl } from './field-context'
import { IconButton } from './icon-button'
import { RemovableTag } from './removable-tag'
import { tagBoxStyles, tagInputStyles } from './tag-styles'
import { mergeRefs } from './merge-refs'
import { useControlled } from './use-controlled'

const statusStyles = cva('sr-only')

interface TagInputOwnProps {
  /** Current tags; makes the component controlled. */
  value?: readonly string[]
  /** Initial tags if uncontrolled. */
  defaultValue?: readonly string[]
  /** Called with all tags. */
  onValueChange?: (tags: string[]) => void
  /**
   * Example shown in the empty field; never a substitute for the label.
   * @default 'Type and press Enter' in the current language
   */
  placeholder?: string
  /** Maximum number of tags; the input is hidden when reached. */
  max?: number
  /** Height: `admin` 36 px, `s` 40, `m` 48. @default the size of the field, else 'm' */
  size?: ControlSize
}
export type TagInputProps = TagInputOwnProps & Omit<ComponentProps<'input'>, keyof TagInputOwnProps | 'type'>

const NONE: readonly string[] = []
/** Commas of all scripts, and line breaks. */
const SEPARATOR = /[,،、，;\n\t]/

/**
 * Text input for tags: Enter, comma or the plus button adds one, Backspace in the empty input removes the last. Empty and
 * duplicate tags are ignored.
 */
export function TagInput({
  value,
  defaultValue = NONE,
  onValueChange,
  placeholder,
  max = Infinity,
  size: ownSize,
  className,
  ref,
  ...rest
}: TagInputProps) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const control = useFieldControl(rest)
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  const [said, setSaid] = useState('')
  const [tags, setTags] = useControlled<readonly string[]>({
    value,
    start: defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  })
  const full = tags.length >= max

  const addAll = (texts: readonly string[]) => {
    const added = [...new Set(texts.map((text) => text.trim()))]
      .filter((tag) => tag !== '' && !tags.includes(tag))
      .slice(0, Math.max(0, max - tags.length))
    if (added.length === 0) return
    setTags([...tags, ...added])
    setSaid(added.map((tag) => t('tagInput.added', { tag })).join(' '))
  }
  const add = () => {
    setDraft('')
    addAll([draft])
  }
  /** The text is read, not the keys: it may be pasted, dictated or come from a phone's keyboard, which names no key. */
  const handleText = (text: string) => {
    const parts = text.split(SEPARATOR)
    setDraft(parts.pop() ?? '')
    addAll(parts)
  }
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag))
    setSaid(t('tagInput.removed', { tag }))
    input.current?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.nativeEvent.isComposing) return
    const last = tags.at(-1)
    if (event.key === 'Enter') {
      // A form around it is not sent, also where a comma has just added the last tag.
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last)
  }

  return (
    <span
      data-slot="tag-input"
      data-disabled={control.disabled ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      className={tagBoxStyles({ size, className })}
    >
      {tags.map((tag) => (
        <RemovableTag key={tag} label={tag} disabled={control.disabled} onRemove={() => remove(tag)} />
      ))}
      <input
        placeholder={placeholder ?? t('tagInput.placeholder')}
        autoComplete="off"
        {...rest}
        {...control}
        ref={mergeRefs(input, ref)}
        type="text"
        readOnly={full}
        value={draft}
        onChange={(event) => handleText(event.target.value)}
        onKeyDown={handleKey}
        onBlur={(event) => {
          add()
          rest.onBlur?.(event)
        }}
        className={tagInputStyles({ size })}
      />
      {draft.trim() !== '' && (
        <IconButton
          size="admin"
          label={t('tagInput.add')}
          icon={PlusIcon}
          className="-my-1"
          // Leaving the input adds the tag and removes this button: Tab would end nowhere.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        />
      )}
      <span role="status" className={statusStyles()}>
        {said}
      </span>
    </span>
  )
}
