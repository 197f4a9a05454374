interface SimpleTableProps {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A plain table for examples, formats and exceptions. */
export function SimpleTable({ head, rows }: SimpleTableProps) {
  return (
    <div className="sb-unstyled mb-6 overflow-x-auto rounded-l border border-border bg-surface text-text">
      <table className="w-full border-collapse text-[0.9375rem]/normal tabular-nums">
        <thead>
          <tr>
            {head.map((text) => (
              <th
                key={text}
                scope="col"
                className="border-b border-border px-5 py-2.5 text-start text-a-small font-semibold text-text-subtle"
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()} className="border-b border-border last:border-b-0">
              {row.map((text, column) => (
                <td
                  key={`${column} ${text}`}
                  className={column === 0 ? 'px-5 py-2.5 align-top font-medium' : 'px-5 py-2.5 align-top'}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
