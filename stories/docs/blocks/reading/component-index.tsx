import { useEffect, useState } from 'react'
import uses from 'virtual:uses'
import { Badge } from '@/ui/badge'
import { isMapped } from '../../keyboard-map'
import { MATURITIES, maturityLooks, maturityOf } from '../../maturity'

interface Entry {
  id: string
  group: string
  name: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The component pages listed in Storybook's index: 'UI/Actions/Button'. */
function componentsIn(index: unknown): Entry[] {
  if (!isRecord(index) || !isRecord(index.entries)) return []
  return Object.values(index.entries).flatMap((entry) => {
    if (!isRecord(entry) || entry.type !== 'docs') return []
    const { id, title } = entry
    if (typeof id !== 'string' || typeof title !== 'string') return []
    const [root, group, name] = title.split('/')
    return root === 'UI' && group && name ? [{ id, group, name }] : []
  })
}

/** Pages whose component file has a different name. */
const FILES: Partial<Record<string, string>> = { Upload: 'upload-zone' }

const usersOf = (name: string) =>
  (uses[`src/ui/${FILES[name] ?? name.toLowerCase().replaceAll(' ', '-')}`] ?? []).filter(
    (file) => !file.startsWith('src/ui/'),
  ).length

function Row({ id, name }: Entry) {
  const maturity = isMapped(name) ? maturityOf(name) : 'stable'
  const users = usersOf(name)
  return (
    <li className="border-b border-border">
      <a
        href={`./?path=/docs/${id}`}
        target="_top"
        className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-[0.9375rem] hover:text-text-brand"
      >
        <span className="flex-1 font-medium">{name}</span>
        {users > 0 && (
          <span className="text-small text-text-subtle tabular-nums">
            {users} {users === 1 ? 'use' : 'uses'}
          </span>
        )}
        {maturity !== 'stable' && (
          <Badge size="s" variant={maturityLooks[maturity]}>
            {maturity}
          </Badge>
        )}
      </a>
    </li>
  )
}

/** All components by group, with their maturity unless it is stable. */
export function ComponentIndex() {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    void fetch('index.json')
      .then((response) => response.json())
      .then((index: unknown) => setEntries(componentsIn(index)))
  }, [])
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <div className="sb-unstyled text-text">
      <dl className="mb-8 grid gap-2 text-[0.9375rem]">
        {Object.entries(MATURITIES).map(([name, meaning]) => (
          <div key={name} className="grid items-start gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
            <dt className="font-semibold first-letter:uppercase">{name}</dt>
            <dd className="text-text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="gap-x-10 md:columns-2">
        {groups.map((group) => (
          <section key={group} className="mb-8 break-inside-avoid">
            <h3 className="mb-1 border-b border-border-strong pb-1.5 font-semibold">{group}</h3>
            <ul>
              {entries
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <Row key={entry.id} {...entry} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
