import { keyboardMap, type KeyRow } from '../../keyboard-map'
import { KeyTable } from './key-table'

const interactive = Object.entries<readonly KeyRow[]>(keyboardMap).filter(([, rows]) => rows.length > 0)

/** The keyboard support of every interactive component. */
export function KeyMap() {
  return (
    <div className="sb-unstyled grid gap-8 text-text">
      {interactive.map(([name, rows]) => (
        <section key={name}>
          <h3 className="mb-2 font-semibold">{name}</h3>
          <KeyTable rows={rows} />
        </section>
      ))}
    </div>
  )
}
