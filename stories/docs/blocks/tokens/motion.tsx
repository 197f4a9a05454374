import { useState } from 'react'
import { Button } from '@/ui/button'
import { keyframes, tokens } from '../../tokens'
import { CopyName } from '../art/copy-name'

const EXAMPLES = [
  ['t-fast', 'ease-out', 'Hover and press: colour only, nothing jumps'],
  ['t-base', 'ease-out', 'Leaving overlays, arrows, switches'],
  ['t-dialog', 'ease-out', 'Dialogs and toasts: 12 px up and a fade'],
  ['t-drawer', 'ease-out', 'Drawer from the right, sheet from below'],
  ['t-fly', 'ease-fly', 'The pack on its way to the bag'],
] as const

/** All durations with their easing curves, to play side by side. */
export function MotionExamples() {
  const [moved, setMoved] = useState(false)
  return (
    <div className="sb-unstyled text-text">
      <Button size="s" variant="outline" onClick={() => setMoved(!moved)}>
        Play
      </Button>
      <ul className="mt-4 border-t border-border">
        {EXAMPLES.map(([time, ease, purpose]) => (
          <li
            key={time}
            className="grid items-center gap-x-6 gap-y-2 border-b border-border py-3 text-small md:grid-cols-[13rem_minmax(0,1fr)_16rem]"
          >
            <span>
              <CopyName text={`--verda-${time}`} className="font-medium" />
              <span className="block text-text-subtle">
                {tokens.resolve(time, 'light').value}, {ease}
              </span>
            </span>
            <span className="block rounded-pill bg-surface-sunken pe-6 forced-colors:border">
              <span
                style={{
                  transitionDuration: `var(--verda-${time})`,
                  transitionTimingFunction: `var(--verda-${ease})`,
                  left: moved ? '100%' : '0%',
                }}
                className="relative block size-6 rounded-pill bg-primary transition-[left] forced-colors:bg-[Highlight]"
              />
            </span>
            <span className="text-text-muted">{purpose}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Keyframes in motion.css, for `animate-[name_duration_curve]`. */
export function Keyframes() {
  return (
    <ul className="sb-unstyled flex flex-wrap gap-2">
      {keyframes.map((name) => (
        <li key={name}>
          <CopyName
            text={name}
            className="rounded-pill! border border-border bg-surface px-3.5 py-1.5 text-small text-text"
          />
        </li>
      ))}
    </ul>
  )
}
