import uses from 'virtual:uses'

/** A list of file paths in the repository. */
function Files({ paths }: { paths: readonly string[] }) {
  return (
    <ul className="m-0 grid list-none gap-1 p-0">
      {paths.map((path) => (
        <li key={path}>
          <code className="font-mono text-[0.8125rem] wrap-anywhere">{path}</code>
        </li>
      ))}
    </ul>
  )
}

/** The app containers that provide a screen's data, and the screens that include it. */
export function Wiring({ path }: { path: string }) {
  const users = uses[`src/${path}`] ?? []
  const rows = [
    ['Wired by', users.filter((file) => file.startsWith('apps/'))],
    ['Part of', users.filter((file) => file.startsWith('src/screens/'))],
  ] as const
  return (
    <dl className="sb-unstyled m-0 mb-8 border-t border-border text-[0.9375rem]/6 text-text">
      {rows.map(
        ([name, paths]) =>
          paths.length > 0 && (
            <div
              key={name}
              className="grid gap-x-6 gap-y-1 border-b border-border py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
            >
              <dt className="text-text-muted">{name}</dt>
              <dd className="m-0">
                <Files paths={paths} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
