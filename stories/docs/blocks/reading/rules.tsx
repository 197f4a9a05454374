import { Fragment } from 'react'
import { isRuleId, pageOf, RULES, sectionsOf, type RuleId, type RulePage } from '../../rules/rules'
import { Inline } from './inline'

const REFERENCE = /\b([A-Z]+-\d+)\b/

/** URL of a rule inside Storybook. */
const hrefOf = (id: RuleId) => `?path=/docs/docs-rules-${pageOf(id)}--docs#${id}`

/** Text with links for the ids of other rules. */
function Linked({ text }: { text: string }) {
  return text.split(REFERENCE).map((part, index) =>
    isRuleId(part) ? (
      <a
        key={index}
        href={hrefOf(part)}
        target="_top"
        className="text-text-brand underline decoration-border-strong underline-offset-4"
      >
        {part}
      </a>
    ) : (
      <Fragment key={index}>
        <Inline text={part} />
      </Fragment>
    ),
  )
}

/** A single rule with its id as the anchor. */
export function Rule({ id }: { id: RuleId }) {
  return (
    <div
      id={id}
      className="grid scroll-mt-6 gap-x-6 gap-y-0.5 border-b border-border py-3 target:bg-surface-sunken sm:grid-cols-[8.5rem_minmax(0,1fr)]"
    >
      <dt>
        <a
          href={hrefOf(id)}
          target="_top"
          className="rounded-xs text-[0.8125rem]/6 font-semibold text-text-brand tabular-nums underline-offset-4 hover:underline"
        >
          {id}
        </a>
      </dt>
      <dd className="m-0 max-w-[44rem] text-pretty wrap-anywhere">
        <Linked text={RULES[id] ?? ''} />
      </dd>
    </div>
  )
}

const headingId = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** All rules of a page, section by section. */
export function RuleList({ page }: { page: RulePage }) {
  return sectionsOf(page).map(({ title, rules }) => (
    <Fragment key={title}>
      <h2 id={headingId(title)}>{title}</h2>
      <dl className="sb-unstyled m-0 border-t border-border text-[0.9375rem]/6 text-text">
        {Object.keys(rules)
          .filter(isRuleId)
          .map((id) => (
            <Rule key={id} id={id} />
          ))}
      </dl>
    </Fragment>
  ))
}
