import * as Popover from '@radix-ui/react-popover'
import { cva } from 'class-variance-authority'
import type { ReactNode, SyntheticEvent } from 'react'
import { CheckIcon } from '../icons'
import { useTranslations } from '../i18n'
import type { ControlSize } from './control-size'
import { listStyles, optionStyles } from './control-styles'
import { keepScroll } from './keep-scroll'
import { Spinner } from './spinner'

export interface ComboboxOption<V extends string = string> {
  value: V
  label: string
  /** Secondary text at the end of the line: 'Stok 58'. */
  description?: ReactNode
  /** Small image before the label. */
  media?: ReactNode
  disabled?: boolean
}

const contentStyles = cva(
  'max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-50',
)

interface ComboboxListProps<V extends string> {
  id: string
  label: string | undefined
  options: readonly ComboboxOption<V>[]
  chosen: V | undefined
  active: ComboboxOption<V> | undefined
  idOf: (value: V) => string
  mark: (value: V) => void
  pick: (option: ComboboxOption<V>) => void
  loading: boolean
  emptyText: string | undefined
  size: ControlSize
  /** Called when the end of the list becomes visible. */
  onEnd?: () => void
}

/** Distance from the end in px at which `onEnd` is called. */
const NEAR_END = 48

const keepFocus = (event: Event | SyntheticEvent) => event.preventDefault()

/** Listbox of a combobox; rendered inside Popover.Root. */
export function ComboboxList<V extends string>({
  id,
  label,
  options,
  chosen,
  active,
  idOf,
  mark,
  pick,
  loading,
  emptyText,
  size,
  onEnd,
}: ComboboxListProps<V>) {
  const t = useTranslations('ui')
  return (
    <Popover.Portal>
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onInteractOutside={keepFocus}
        onMouseDown={keepFocus}
        onWheel={keepScroll}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight >= scrollHeight - NEAR_END) onEnd?.()
        }}
        onTouchMove={keepScroll}
        data-slot="combobox-list"
        className={listStyles({ className: contentStyles() })}
      >
        {options.length > 0 ? (
          <ul id={id} role="listbox" aria-label={label ?? t('combobox.list')}>
            {options.map((option) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys act on the input, which names this option as its active descendant
              <li
                key={option.value}
                id={idOf(option.value)}
                role="option"
                aria-selected={option.value === chosen}
                aria-disabled={option.disabled}
                data-highlighted={option === active ? '' : undefined}
                data-disabled={option.disabled ? '' : undefined}
                ref={option === active ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
                onPointerMove={() => mark(option.value)}
                onClick={() => pick(option)}
                className={optionStyles({ size })}
              >
                {option.media}
                <span className="min-w-0 flex-1">{option.label}</span>
                {option.description && (
                  <span className="flex-none text-a-caption text-text-subtle tabular-nums">
                    {option.description}
                  </span>
                )}
                {option.value === chosen && <CheckIcon size="s" className="absolute inset-e-2.5" />}
              </li>
            ))}
          </ul>
        ) : (
          <p className="flex items-center gap-2.5 px-2.5 py-2 text-a-body text-text-muted">
            {loading && <Spinner size="s" />}
            {loading ? t('combobox.loading') : (emptyText ?? t('combobox.empty'))}
          </p>
        )}
      </Popover.Content>
    </Popover.Portal>
  )
}
