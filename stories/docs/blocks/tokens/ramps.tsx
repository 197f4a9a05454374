import { formatHex, wcagContrast } from 'culori'
import { tokens } from '../../tokens'
import { CopyName } from '../art/copy-name'

const WHITE = '#ffffff'
const BLACK = '#000000'

const steps = tokens.primitives.flatMap(({ name }) => {
  const [, family, step] = /^([a-z]+)-(\d+)$/.exec(name) ?? []
  const colour = tokens.colourOf(name, 'light')
  return family && step && colour ? [{ name, family, step, colour }] : []
})
const families = [...new Set(steps.map(({ family }) => family))]

/** The primitive colour ramps. Only semantic.css uses them; components cannot. */
export function Ramps() {
  return (
    <dl className="sb-unstyled grid gap-2.5 text-text">
      {families.map((family) => (
        <div key={family} className="grid grid-cols-1 items-center gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
          <dt className="text-small font-semibold first-letter:uppercase">{family}</dt>
          <dd className="m-0 flex min-w-0 rounded-m border border-border">
            {steps
              .filter((step) => step.family === family)
              .map(({ name, step, colour }) => (
                <CopyName
                  key={name}
                  text={`--verda-${name}`}
                  className="min-w-0 flex-1 rounded-none! forced-color-adjust-none first:rounded-s-m! last:rounded-e-m!"
                >
                  <span
                    style={{
                      background: `var(--verda-${name})`,
                      color: wcagContrast(colour, WHITE) > wcagContrast(colour, BLACK) ? WHITE : BLACK,
                    }}
                    className="block h-14 rounded-[inherit] px-2 py-1.5 text-a-caption leading-tight tabular-nums"
                  >
                    <b className="block font-semibold">{step}</b>
                    <span className="max-lg:hidden">{formatHex(colour)}</span>
                  </span>
                </CopyName>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
