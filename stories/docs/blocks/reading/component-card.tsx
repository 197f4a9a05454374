import uses from 'virtual:uses'
import { Badge } from '@/ui/badge'
import { maturityLooks, maturityOf } from '../../maturity'
import { thumbnails } from '../../thumbnails'
import { Thumbnail } from './thumbnail'
import type { ComponentEntry } from './use-components'

/** Pages whose component file has a different name. */
const FILES: Partial<Record<string, string>> = { 'Chart frame': 'chart-frame', Upload: 'upload-zone' }

const usersOf = (name: string) =>
  (uses[`src/ui/${FILES[name] ?? name.toLowerCase().replaceAll(' ', '-')}`] ?? []).filter(
    (file) => !file.startsWith('src/ui/'),
  ).length

/** A component's picture, name, use and maturity; the whole card leads to its page. */
export function ComponentCard({ id, name, file, story }: ComponentEntry) {
  const maturity = maturityOf(name)
  const users = usersOf(name)
  const [drawnFile, drawnStory] = thumbnails[name] ?? [file, story]
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-l border border-border bg-surface transition-colors duration-fast hover:border-border-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <Thumbnail file={drawnFile} story={drawnStory} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border px-4 py-3 text-[0.9375rem]">
        <a
          href={`./?path=/docs/${id}`}
          target="_top"
          className="flex-1 font-medium outline-none after:absolute after:inset-0 hover:text-text-brand"
        >
          {name}
        </a>
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
      </div>
    </li>
  )
}
