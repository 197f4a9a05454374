import { contrastPairs, ratioOf, REQUIRED } from '@/kit/contrast-pairs'
import { THEMES, type Theme } from '@/kit/token-table'
import { tokens } from '../../tokens'

const SAMPLE = { text: 'Evening Calm, €11.90', shape: '' } as const
const names = { light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>

/** All colour pairs with the contrast ratio computed from the stylesheet. */
export function ContrastTable() {
  return (
    <div className="sb-unstyled grid grid-cols-1 gap-5 lg:grid-cols-2">
      {THEMES.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          className="min-w-0 rounded-l border border-border bg-bg p-5 text-text max-sm:p-3"
        >
          <h3 className="skip-toc mb-3 font-semibold">{names[theme]}</h3>
          <ul className="grid grid-cols-1 gap-1.5">
            {contrastPairs.map((pair) => {
              const { front, back, kind } = pair
              const ratio = ratioOf(pair, theme, tokens)
              return (
                <li key={`${front} ${back}`}>
                  <div
                    style={{ background: `var(--verda-${back})` }}
                    className="flex min-h-9 items-center gap-3 rounded-xs border border-border px-3 text-a-small"
                  >
                    {kind === 'text' ? (
                      <span
                        style={{ color: `var(--verda-${front})` }}
                        className="font-medium whitespace-nowrap max-sm:hidden"
                      >
                        {SAMPLE.text}
                      </span>
                    ) : (
                      <span
                        aria-hidden="true"
                        style={{ borderColor: `var(--verda-${front})` }}
                        className="h-5 w-14 flex-none rounded-xs border-2 sm:w-28"
                      />
                    )}
                    <span
                      style={kind === 'text' ? { color: `var(--verda-${front})` } : undefined}
                      className="min-w-0 py-1 wrap-anywhere sm:ms-auto sm:text-end"
                    >
                      {front} / {back}
                    </span>
                    <b
                      data-passed={ratio >= REQUIRED[kind]}
                      style={kind === 'text' ? { color: `var(--verda-${front})` } : undefined}
                      className="w-10 flex-none text-end font-semibold tabular-nums data-[passed=false]:underline max-sm:ms-auto"
                    >
                      {ratio.toFixed(1)}
                    </b>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
