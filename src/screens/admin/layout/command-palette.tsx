/**
 * Command palette: what can be done with what is open or ticked, sections, new records, theme and language; orders,
 * products and customers by name. States of the search: idle (sections only),
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
  isMatch,
  matchingSections,
  type CommandGroup,
  type CommandHits,
  type CommandSet,
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
  /** What can be done here, first; then what can be done everywhere. @default none */
  commands?: { readonly here?: CommandSet | undefined; readonly everywhere: readonly CommandSet[] }
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
  commands,
  query,
  state,
  onQueryChange,
  onChoose,
  onClose,
}: CommandPaletteProps) {
  const t = useTranslations('adminPalette')
  const common = useTranslations('admin')
  const listId = useId()
  const [at, setAt] = useState(0)
  const hits = state.status === 'ready' || state.status === 'error' ? state.hits : NO_HITS
  const matching = ({ label, commands: all }: CommandSet) => ({
    label,
    hits: all.filter((command) => isMatch(command.label, query)),
  })
  const groups = [
    ...(commands?.here ? [matching(commands.here)] : []),
    {
      label: t('sections'),
      hits: matchingSections(query, sections, ({ id }) => common(`sections.${id}`)).map(({ id, icon }) => ({
        id,
        label: common(`sections.${id}`),
        href: sectionHref(id),
        icon,
      })),
    },
    ...(commands?.everywhere ?? []).map(matching),
    ...COMMAND_GROUPS.map((group) => ({
      label: t(group),
      hits: hits[group].map((hit) => ({ ...hit, icon: groupIcons[group] })),
    })),
  ].filter((group) => group.hits.length > 0)
  const all: readonly ShownHit[] = groups.flatMap((group): readonly ShownHit[] => group.hits)
  const marked = Math.min(at, Math.max(0, all.length - 1))
  const choose = (hit: ShownHit) => {
    if ('href' in hit) return onChoose(hit.href)
    // Closed first, because the palette gives the focus back, which a dialog then takes.
    onClose()
    hit.run()
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, marked, all.length)
    const chosen = all[marked]
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) choose(chosen)
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
        <DialogTitle className="sr-only">{t('title')}</DialogTitle>
        <div className="flex flex-none items-center gap-3 border-b border-border px-5">
          <SearchIcon className="text-text-muted" />
          <input
            role="combobox"
            aria-expanded={all.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={all.length > 0 ? `${listId}-${marked}` : undefined}
            aria-label={t('search')}
            placeholder={t('search')}
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
            {t('escape')}
          </kbd>
        </div>
        <CommandList
          id={listId}
          query={query}
          groups={groups}
          marked={marked}
          busy={state.status === 'loading'}
          onMark={setAt}
          onChoose={choose}
        />
        <footer className="flex flex-none items-center gap-4 border-t border-border px-5 py-2.5 text-a-small text-text-subtle">
          <span aria-hidden="true" className="me-auto max-sm:hidden">
            ↑ ↓ {t('move')} · ↵ {t('open')}
          </span>
          <span role="status">
            {state.status === 'loading'
              ? t('searching')
              : state.status === 'error'
                ? t('failed')
                : t('count', { count: all.length })}
          </span>
        </footer>
      </DialogContent>
    </Dialog>
  )
}
