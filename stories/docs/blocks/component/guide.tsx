import { CheckIcon, CloseIcon } from '@/icons'
import { Inline } from '../reading/inline'

interface GuideProps {
  /** When to use the component. */
  use: readonly string[]
  /** When to use another one. */
  avoid: readonly string[]
}

const SIDES = {
  use: { title: 'When to use', Icon: CheckIcon, box: 'bg-success-bg', text: 'text-success-fg' },
  avoid: { title: 'When not', Icon: CloseIcon, box: 'bg-neutral-bg', text: 'text-neutral-fg' },
} as const

/** When to use a component and when not to. */
export function Guide(props: GuideProps) {
  return (
    <div className="sb-unstyled grid gap-4 text-[0.9375rem]/relaxed text-text sm:grid-cols-2">
      {(['use', 'avoid'] as const).map((side) => {
        const { title, Icon, box, text } = SIDES[side]
        return (
          <section key={side} className={`rounded-l px-6 py-5 ${box}`}>
            <h3 className={`skip-toc mb-2 font-semibold ${text}`}>{title}</h3>
            <ul className="grid gap-2">
              {props[side].map((reason) => (
                <li key={reason} className="flex gap-2.5">
                  <Icon size="s" className={`mt-1 ${text}`} />
                  <span className="min-w-0">
                    <Inline text={reason} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
