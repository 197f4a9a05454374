import { RULE_PAGES } from '../../rules/rules'

/** Links to all rule pages. */
export function RuleIndex() {
  return (
    <ul className="sb-unstyled m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
      {RULE_PAGES.map(({ page, title, about, sections }) => (
        <li key={page}>
          <a
            href={`?path=/docs/docs-rules-${page}--docs`}
            target="_top"
            className="flex h-full flex-col rounded-l border border-border bg-surface p-5 text-text no-underline transition-colors duration-fast hover:bg-surface-hover"
          >
            <span className="font-serif text-title-m">{title}</span>
            <span className="mt-1 text-[0.9375rem]/normal text-text-muted">{about}</span>
            <span className="mt-auto pt-3 text-small text-text-subtle tabular-nums">
              {sections.flatMap(({ rules }) => Object.keys(rules)).length} rules
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
