import { cva } from 'class-variance-authority'
import { useEffect, useRef, type ComponentType } from 'react'
import type { IconProps } from '@/icons'
import { useTranslations } from '@/i18n'
import { OrderStatusMark } from '../orders/order-status'
import { matchIn, type Command, type CommandHit } from './command-items'

const hitStyles = cva(
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-admin px-3 text-start pointer-coarse:min-h-hit',
  { variants: { marked: { true: 'bg-soft text-on-soft forced-colors:outline-2', false: '' } } },
)

/** A search result with its icon, or a command. */
export type ShownHit = (CommandHit & { readonly icon: ComponentType<IconProps> }) | Command

interface CommandListProps {
  id: string
  query: string
  groups: readonly { readonly label: string; readonly hits: readonly ShownHit[] }[]
  /** Index of the active result, counted across all groups. */
  marked: number
  busy: boolean
  onMark: (at: number) => void
  onChoose: (hit: ShownHit) => void
}

/** Search results as a listbox; focus remains in the input, which moves the active option. */
export function CommandList({ id, query, groups, marked, busy, onMark, onChoose }: CommandListProps) {
  const t = useTranslations('adminPalette')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  )
  if (groups.length === 0)
    return <p className="px-5 py-8 text-center text-text-muted">{!busy && t('none')}</p>
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('results')}
      aria-busy={busy}
      className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-2 py-2"
    >
      {groups.map(({ label, hits }, group) => (
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className="px-3 pt-2.5 pb-1.5 text-a-caption font-semibold text-text-muted">
            {label}
          </p>
          {hits.map((hit, index) => {
            const { id: key, label: name, icon: Icon } = hit
            const { detail, status, shortcut } = {
              detail: undefined,
              status: undefined,
              shortcut: undefined,
              ...hit,
            }
            const at = (starts[group] ?? 0) + index
            return (
              <div
                key={key}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === marked}
                className={hitStyles({ marked: at === marked })}
                onPointerMove={() => at !== marked && onMark(at)}
                onClick={() => onChoose(hit)}
                onKeyDown={(event) => event.key === 'Enter' && onChoose(hit)}
              >
                <Icon size="s" className="text-text-muted" />
                {/* A long detail must not push out the name, by which a result is chosen. */}
                <span className="flex min-w-0 flex-1 items-baseline gap-x-3 max-sm:grid max-sm:grid-cols-1 max-sm:py-1.5">
                  <span className="max-w-full shrink-0 grow truncate">
                    <Match text={name} query={query} />
                  </span>
                  {detail && (
                    <span className="min-w-0 truncate text-a-small text-text-muted">
                      <Match text={detail} query={query} />
                    </span>
                  )}
                </span>
                {status && <OrderStatusMark status={status} />}
                {shortcut !== undefined && (
                  <kbd
                    aria-hidden="true"
                    className="rounded-s border border-border-strong px-1.5 py-0.5 font-sans text-a-caption text-text-subtle max-sm:hidden"
                  >
                    {shortcut}
                  </kbd>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Match({ text, query }: { text: string; query: string }) {
  const [before, found, after] = matchIn(text, query)
  if (found === '') return text
  return (
    <>
      {before}
      <b className="font-semibold text-text underline decoration-2 underline-offset-4">{found}</b>
      {after}
    </>
  )
}
