import type { MappedComponent } from '../../keyboard-map'
import { relatedTo } from '../../related'
import { useComponents } from '../reading/use-components'

/** Links to the components that could be meant instead, with when to use each. */
export function SeeAlso({ of }: { of: MappedComponent }) {
  const pages = useComponents()
  return (
    <dl className="sb-unstyled grid border-t border-border text-[0.9375rem]/normal text-text">
      {relatedTo(of).map(([name, when]) => {
        const page = pages.find((entry) => entry.name === name)
        return (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-b border-border py-2.5 sm:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <dt>
              <a
                href={page && `./?path=/docs/${page.id}`}
                target="_top"
                className="font-medium text-text-brand underline decoration-border-strong underline-offset-4 hover:decoration-current"
              >
                {name}
              </a>
            </dt>
            <dd className="text-text-muted first-letter:uppercase">{when}</dd>
          </div>
        )
      })}
    </dl>
  )
}
