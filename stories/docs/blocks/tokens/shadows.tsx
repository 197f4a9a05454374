import { tokenPurposes } from '@/kit/token-purposes'
import { THEMES } from '@/kit/token-table'

const SHADOWS = ['shadow-s', 'shadow-m', 'shadow-l'] as const

/** The three shadows in both themes. Only floating elements have a shadow. */
export function Shadows() {
  return (
    <div className="sb-unstyled grid grid-cols-1 gap-5 lg:grid-cols-2">
      {THEMES.map((theme) => (
        <ul
          key={theme}
          data-theme={theme}
          className="grid gap-5 rounded-l border border-border bg-bg p-7 text-text sm:grid-cols-3"
        >
          {SHADOWS.map((name) => (
            <li key={name}>
              <span
                className="mb-4 block h-20 rounded-m bg-surface-raised"
                style={{ boxShadow: `var(--verda-${name})` }}
              />
              <code className="text-a-small font-medium">{name}</code>
              <span className="block text-a-caption text-text-subtle">{tokenPurposes[name]}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
