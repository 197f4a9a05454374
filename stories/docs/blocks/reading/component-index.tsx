import { useComponents } from './use-components'

/** Links to all components, by group. */
export function ComponentIndex() {
  const entries = useComponents()
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <dl className="sb-unstyled m-0 border-t border-border text-text">
      {groups.map((name) => (
        <div
          key={name}
          className="grid gap-x-6 border-b border-border py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="py-1 font-semibold">{name}</dt>
          <dd className="m-0 flex flex-wrap gap-x-5">
            {entries
              .filter(({ group }) => group === name)
              .map(({ id, name: component }) => (
                <a
                  key={id}
                  href={`./?path=/docs/${id}`}
                  target="_top"
                  className="py-1 text-text-brand underline decoration-border-strong underline-offset-4"
                >
                  {component}
                </a>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
