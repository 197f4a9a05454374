import { cva } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { EditIcon, PlusIcon, TrashIcon, UsersIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { MANAGES_SHARED, type ListView } from '@/shop/list-views/list-views'
import { IconButton } from '@/ui/icon-button'
import { useMay } from '../permissions'

/** A view that comes with the section. */
export interface ReadyView {
  readonly label: string
  /** Filters and order as they stand in the address. */
  readonly query: string
  /** Undefined while loading. */
  readonly count?: number | undefined
}

export interface ViewTabsProps {
  ready?: readonly ReadyView[]
  /** Views kept on the server, one's own first. */
  saved: readonly ListView[]
  /** Number of rows per saved view, in their order; undefined while loading. */
  counts?: readonly (number | undefined)[]
  /** What the list shows now, as it stands in the address. */
  current: string
  onApply: (query: string) => void
  onEdit: (view: ListView) => void
  onRemove: (view: ListView) => void
  /** Begins to save what is shown; without it that has a button elsewhere. */
  onSave?: () => void
}

// The right end fades out to show that the tabs can be scrolled.
const listStyles = cva([
  'flex min-w-0 [scrollbar-width:none] gap-5 self-stretch overflow-x-auto overflow-y-hidden pe-6 max-md:gap-4.5',
  'mask-[linear-gradient(calc(90deg*var(--verda-ahead,1)),black_calc(100%-1.5rem),transparent)]',
])
const tabStyles = cva([
  'relative inline-flex min-h-11 max-w-60 flex-none items-center gap-1.5 text-a-body font-medium text-text-muted',
  'transition-colors duration-fast hover:text-text focus-visible:-outline-offset-2',
  'aria-pressed:font-semibold aria-pressed:text-text',
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:content-['']",
  'aria-pressed:after:bg-primary forced-colors:aria-pressed:after:bg-[Highlight]',
])
const countStyles = cva(
  'rounded-pill bg-neutral-bg px-1.75 py-px text-a-caption font-semibold text-neutral-fg tabular-nums',
)

interface SaveViewButtonProps extends Pick<ViewTabsProps, 'ready' | 'saved' | 'current'> {
  onSave: () => void
}

/** Begins to save what is shown, unless that has a name already. */
export function SaveViewButton({ ready = [], saved, current, onSave }: SaveViewButtonProps) {
  const t = useTranslations('adminViews')
  const isNamed = [...ready, ...saved].some(({ query }) => query === current)
  return (
    current !== '' &&
    !isNamed && <IconButton size="admin" icon={PlusIcon} label={t('save')} onClick={onSave} />
  )
}

/** Ready views with their counts, then saved ones; the shown one can be changed and deleted by who may. */
export function ViewTabs(props: ViewTabsProps) {
  const { ready = [], saved, counts = [], current, onApply, onEdit, onRemove, onSave } = props
  const t = useTranslations('adminViews')
  const managesShared = useMay(MANAGES_SHARED)
  const shown = saved.find(({ query }) => query === current)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pressed = list.current?.querySelector('[aria-pressed="true"]')
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current, shown?.id])
  return (
    <>
      <div role="group" aria-label={t('menu')} className={listStyles()} ref={list}>
        {ready.map(({ label, query, count }) => (
          <button
            key={label}
            type="button"
            aria-pressed={!shown && query === current}
            onClick={() => onApply(query)}
            className={tabStyles()}
          >
            {label}
            <Count of={count} />
          </button>
        ))}
        {saved.map((view, index) => (
          <button
            key={view.id}
            type="button"
            aria-pressed={view === shown}
            title={view.owner && t('sharedBy', { owner: view.owner })}
            onClick={() => onApply(view.query)}
            className={tabStyles()}
          >
            {view.isShared && <UsersIcon size="s" label={t('shared')} />}
            <span className="truncate">{view.name}</span>
            <Count of={counts[index]} />
          </button>
        ))}
      </div>
      {shown && (shown.owner === undefined || managesShared) && (
        <span className="flex flex-none">
          <IconButton
            size="admin"
            icon={EditIcon}
            label={t('edit', { name: shown.name })}
            onClick={() => onEdit(shown)}
          />
          <IconButton
            size="admin"
            icon={TrashIcon}
            label={t('remove', { name: shown.name })}
            onClick={() => onRemove(shown)}
          />
        </span>
      )}
      {onSave && <SaveViewButton ready={ready} saved={saved} current={current} onSave={onSave} />}
    </>
  )
}

function Count({ of: count }: { of: number | undefined }) {
  const format = useFormat()
  return count !== undefined && <span className={countStyles()}>{format.number(count)}</span>
}
