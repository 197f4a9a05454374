/**
 * Command palette: sections, orders, products and customers by name. States of the search: idle (sections only),
 * loading, error (some results are missing), ready.
 */
import { useId, useState, type ComponentType, type KeyboardEvent } from 'react'
import { BagIcon, BoxIcon, SearchIcon, UsersIcon, type IconProps } from '@/icons'
import { useTranslations } from '@/i18n'
import { Dialog, DialogContent, DialogTitle } from '@/ui/dialog'
import { CommandList, type ShownHit } from './command-list'
import {
  COMMAND_GROUPS,
  nextIndex,
  NO_HITS,
  matchingSections,
  type CommandGroup,
  type CommandHits,
} from './command-items'
import { sectionHref, type SectionEntry } from './sections'

export type CommandState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly hits: CommandHits }
  | { readonly status: 'ready'; readonly hits: CommandHits }

export interface CommandPaletteProps {
  /** Sections in display order. */
  sections: readonly SectionEntry[]
  query: string
  state: CommandState
  onQueryChange: (query: string) => void
  /** Navigates to the URL of the selected result. */
  onChoose: (href: string) => void
  onClose: () => void
}

const groupIcons: Readonly<Record<CommandGroup, ComponentType<IconProps>>> = {
  orders: BagIcon,
  products: BoxIcon,
  customers: UsersIcon,
}

export function CommandPalette({
  sections,
  query,
  state,
  onQueryChange,
  onChoose,
  onClose,
}: CommandPaletteProps) {
  const t = useTranslations('admin')
  const listId = useId()
  const [at, setAt] = useState(0)
  const hits = state.status === 'ready' || state.status === 'error' ? state.hits : NO_HITS
  const groups: readonly { label: string; hits: readonly ShownHit[] }[] = [
    {
      label: t('palette.sections'),
      hits: matchingSections(query, sections, ({ id }) => t(`sections.${id}`)).map(({ id, icon }) => ({
        id,
        label: t(`sections.${id}`),
        href: sectionHref(id),
        icon,
      })),
    },
    ...COMMAND_GROUPS.map((group) => ({
      label: t(`palette.${group}`),
      hits: hits[group].map((hit) => ({ ...hit, icon: groupIcons[group] })),
    })),
  ].filter((group) => group.hits.length > 0)
  const all = groups.flatMap((group) => group.hits)
  const marked = Math.min(at, Math.max(0, all.length - 1))
  const handleKey = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, marked, all.length)
    const chosen = all[marked]
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) onChoose(chosen.href)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        density="admin"
        size="l"
        closable={false}
        aria-describedby={undefined}
        className="mt-[12dvh]! max-h-[76dvh]!"
      >
        <DialogTitle className="sr-only">{t('palette.title')}</DialogTitle>
        <div className="flex flex-none items-center gap-3 border-b border-border px-5">
          <SearchIcon className="text-text-muted" />
          <input
            role="combobox"
            aria-expanded={all.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={all.length > 0 ? `${listId}-${marked}` : undefined}
            aria-label={t('palette.search')}
            placeholder={t('palette.search')}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setAt(0)
              onQueryChange(event.target.value)
            }}
            onKeyDown={handleKey}
            className="min-h-14 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-text-subtle"
          />
          <kbd
            aria-hidden="true"
            className="rounded-s border border-border-strong px-1.5 py-0.5 font-sans text-a-caption text-text-subtle max-sm:hidden"
          >
            {t('palette.escape')}
          </kbd>
        </div>
        <CommandList
          id={listId}
          query={query}
          groups={groups}
          marked={marked}
          busy={state.status === 'loading'}
          onMark={setAt}
          onChoose={onChoose}
        />
        <footer className="flex flex-none items-center gap-4 border-t border-border px-5 py-2.5 text-a-small text-text-subtle">
          <span aria-hidden="true" className="mr-auto max-sm:hidden">
            ↑ ↓ {t('palette.move')} · ↵ {t('palette.open')}
          </span>
          <span role="status">
            {state.status === 'loading'
              ? t('palette.searching')
              : state.status === 'error'
                ? t('palette.failed')
                : t('palette.count', { count: all.length })}
          </span>
        </footer>
      </DialogContent>
    </Dialog>
  )
}
