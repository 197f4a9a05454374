import { useState } from 'react'
import { SearchField } from '@/ui/search-field'
import { tokenPurposes } from '@/kit/token-purposes'
import { THEMES } from '@/kit/token-table'
import { tokens } from '../../tokens'
import { CopyName } from '../art/copy-name'
import { TokenSwatch } from './token-swatch'

const colours = tokens.semantics.filter(({ name }) => tokens.isColour(name))
const groups = [...new Set(colours.map(({ group }) => group))]

const matches = (query: string, name: string) =>
  [name, tokenPurposes[name] ?? '', ...THEMES.map((theme) => tokens.resolve(name, theme).alias ?? '')].some(
    (text) => text.toLowerCase().includes(query.trim().toLowerCase().replace(/^--/, '')),
  )

/** All semantic colours in both themes, searchable by name, primitive or purpose. */
export function SemanticColours() {
  const [query, setQuery] = useState('')
  const found = colours.filter(({ name }) => matches(query, name))
  return (
    <div className="sb-unstyled text-text">
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <SearchField
          label="Find a colour: danger, forest-700"
          size="s"
          value={query}
          onValueChange={setQuery}
          className="w-96 max-w-full"
        />
        <span role="status" className="text-small text-text-muted">
          {found.length} of {colours.length}
        </span>
      </div>
      {groups.map((group) => {
        const members = found.filter((token) => token.group === group)
        return (
          members.length > 0 && (
            <section key={group} className="mb-7">
              <h4 className="mb-2 text-small font-semibold first-letter:uppercase">{group}</h4>
              <ul className="divide-y divide-border rounded-l border border-border">
                {members.map(({ name }) => (
                  <li
                    key={name}
                    className="grid grid-cols-1 overflow-hidden first:rounded-t-l last:rounded-b-l sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]"
                  >
                    <span className="min-w-0 bg-surface px-4 py-2.5 text-small">
                      <CopyName text={`--verda-${name}`} className="font-medium" />
                      <span className="block text-a-small text-pretty text-text-muted">
                        {tokenPurposes[name]}
                      </span>
                    </span>
                    {THEMES.map((theme) => (
                      <TokenSwatch key={theme} name={name} theme={theme} />
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
