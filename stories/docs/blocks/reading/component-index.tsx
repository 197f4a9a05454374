import { useState } from 'react'
import { Chip } from '@/ui/chip'
import { FilterBar } from '@/ui/filter-bar'
import { MATURITIES, maturityOf } from '../../maturity'
import { ComponentCard } from './component-card'
import { useComponents } from './use-components'

const isMaturity = (name: string): name is keyof typeof MATURITIES => Object.hasOwn(MATURITIES, name)
const maturities = Object.keys(MATURITIES).filter(isMaturity)

interface FilterProps {
  label: string
  values: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** A row of chips, several of which may be on; none means all. */
function Filter({ label, values, chosen, onChange }: FilterProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <div role="group" aria-label={label} className="flex w-full flex-wrap items-center gap-2">
      <span aria-hidden="true" className="w-20 text-small text-text-muted max-sm:w-full">
        {label}
      </span>
      {values.map((value) => (
        <Chip key={value} selected={chosen.includes(value)} onClick={() => toggle(value)}>
          {value.charAt(0).toUpperCase() + value.slice(1)}
        </Chip>
      ))}
    </div>
  )
}

/** What the levels of maturity mean. */
function Meanings() {
  return (
    <dl className="mb-8 grid gap-2 text-[0.9375rem]">
      {Object.entries(MATURITIES).map(([name, meaning]) => (
        <div key={name} className="grid items-start gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          <dt className="font-semibold first-letter:uppercase">{name}</dt>
          <dd className="text-text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

/** All components by group, with a picture of each; can be filtered by group and maturity. */
export function ComponentIndex() {
  const entries = useComponents()
  const [groups, setGroups] = useState<readonly string[]>([])
  const [levels, setLevels] = useState<readonly string[]>([])
  const all = [...new Set(entries.map(({ group }) => group))]
  const shown = entries.filter(
    ({ name, group }) =>
      (groups.length === 0 || groups.includes(group)) &&
      (levels.length === 0 || levels.includes(maturityOf(name))),
  )
  return (
    <div className="sb-unstyled text-text">
      <Meanings />
      <FilterBar density="shop" label="Filter components" className="mb-3">
        <Filter label="Group" values={all} chosen={groups} onChange={setGroups} />
        <Filter label="Maturity" values={maturities} chosen={levels} onChange={setLevels} />
      </FilterBar>
      <p role="status" className="mb-8 text-small text-text-muted tabular-nums">
        {entries.length > 0 && `${shown.length} of ${entries.length} components`}
      </p>
      {all.map((group) => {
        const inGroup = shown.filter((entry) => entry.group === group)
        return (
          inGroup.length > 0 && (
            <section key={group} className="mb-12">
              <h2
                id={`group-${group.toLowerCase().replaceAll(' ', '-')}`}
                className="mb-4 font-serif text-title-m"
              >
                {group}
              </h2>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {inGroup.map((entry) => (
                  <ComponentCard key={entry.id} {...entry} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
