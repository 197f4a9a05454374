import { CheckIcon, CloseIcon } from '@/icons'
import { Inline } from '../reading/inline'

interface GuideProps {
  /** When to use the component. */
  use: readonly string[]
  /** When to use another one. */
  avoid: readonly string[]
}

/** When to use a component and when not to. */
export function Guide({ use, avoid }: GuideProps) {
  return (
    <div className="sb-unstyled grid gap-4 text-[0.9375rem]/relaxed text-text sm:grid-cols-2">
      <section className="rounded-l bg-success-bg px-6 py-5">
        <h3 className="skip-toc mb-2 font-semibold text-success-fg">When to use</h3>
        <ul className="grid gap-2">
          {use.map((text) => (
            <li key={text} className="flex gap-2.5">
              <CheckIcon size="s" className="mt-1 text-success-fg" />
              <span className="min-w-0">
                <Inline text={text} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="rounded-l bg-neutral-bg px-6 py-5">
        <h3 className="skip-toc mb-2 font-semibold text-neutral-fg">When not</h3>
        <ul className="grid gap-2">
          {avoid.map((text) => (
            <li key={text} className="flex gap-2.5">
              <CloseIcon size="s" className="mt-1 text-neutral-fg" />
              <span className="min-w-0">
                <Inline text={text} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
