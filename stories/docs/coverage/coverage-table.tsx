import table from 'virtual:specification-coverage'

type CoverageRow = (typeof table)['messages'][number]

const byArea = (rows: readonly CoverageRow[]) => {
  const areas = new Map<string, CoverageRow[]>()
  for (const row of rows) areas.set(row.area, [...(areas.get(row.area) ?? []), row])
  return [...areas]
}

/** `title` and `name` as one link; the first three are enough to look, the rest is counted. */
function Links({ stories }: Pick<CoverageRow, 'stories'>) {
  if (stories.length === 0) return <strong className="text-danger-fg">no story</strong>
  return (
    <>
      {stories.slice(0, 3).map(({ id, title, name }) => (
        <a
          key={id}
          href={`?path=/story/${id}`}
          target="_top"
          className="mr-3 inline-block text-text-brand underline decoration-border-strong underline-offset-4"
        >
          {title.split('/').at(-1)}: {name}
        </a>
      ))}
      {stories.length > 3 && <span className="text-text-subtle">and {stories.length - 3} more</span>}
    </>
  )
}

/** The rows of one kind, a table per section or screen. */
export function CoverageTable({ kind }: { kind: 'messages' | 'states' }) {
  return (
    <div className="sb-unstyled grid gap-8 text-[0.9375rem]/normal text-text">
      {byArea(table[kind]).map(([area, rows]) => (
        <section key={area} aria-label={area}>
          <h3 className="mb-2 font-semibold">{area}</h3>
          <dl className="border-t border-border">
            {rows.map(({ item, stories }) => (
              <div
                key={item}
                className="grid gap-x-6 gap-y-1 border-b border-border py-2 sm:grid-cols-[20rem_minmax(0,1fr)]"
              >
                <dt className="wrap-anywhere">{item}</dt>
                <dd>
                  <Links stories={stories} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
