import { useState } from 'react'
import { iconRegistry } from '@/icons/registry'
import { SearchField } from '@/ui/search-field'
import { CopyName } from './copy-name'

const componentOf = (name: string) =>
  `${name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Icon`

/** Every icon in the registry. Click one to copy its component name. */
export function IconGrid() {
  const [query, setQuery] = useState('')
  const all = Object.entries(iconRegistry)
  const found = all.filter(([name]) => name.includes(query.trim().toLowerCase()))
  return (
    <div className="sb-unstyled text-text">
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <SearchField
          label="Find an icon"
          size="s"
          value={query}
          onValueChange={setQuery}
          className="w-80 max-w-full"
        />
        <span role="status" className="text-small text-text-muted">
          {found.length} of {all.length}
        </span>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] overflow-hidden rounded-l border border-border bg-surface">
        {found.map(([name, Icon]) => (
          <li key={name} className="-me-px -mb-px border-e border-b border-border">
            <CopyName text={componentOf(name)} className="block w-full rounded-none! px-2 pt-6 pb-4">
              <span className="grid justify-items-center gap-3 text-a-caption text-text-muted">
                <Icon size="l" className="text-text" />
                {name}
              </span>
            </CopyName>
          </li>
        ))}
      </ul>
    </div>
  )
}
