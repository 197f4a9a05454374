import { Fragment, Suspense, use, useState } from 'react'
import { z } from 'zod'
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

const read = z.record(z.string(), z.array(z.tuple([z.string(), z.string()])))
type Tests = z.infer<typeof read>
let tests: Promise<Tests | undefined> | undefined
/** Titles and files by rule, which the build writes; undefined if they did not come. */
const testsOf = () =>
  (tests ??= fetch('./rule-tests.json')
    .then((answer) => answer.json())
    .then((json: unknown) => read.parse(json))
    .catch(() => undefined))

function TestList({ id }: { id: RuleId }) {
  const all = use(testsOf())
  const found = all?.[id] ?? []
  return found.length === 0 ? (
    <p className="m-0">{all ? 'No title names this rule.' : 'The list of tests could not be loaded.'}</p>
  ) : (
    <ul className="m-0 list-none p-0">
      {found.map(([title, file], index) => (
        <li key={index} className="py-1">
          {title} <code className="text-caption text-text-subtle">{file}</code>
        </li>
      ))}
    </ul>
  )
}

/** The tests and stories that hold a rule, once they are asked for. */
function Evidence({ id }: { id: RuleId }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="mt-1 text-small text-text-muted"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer">Held by</summary>
      {isOpen && (
        <Suspense>
          <TestList id={id} />
        </Suspense>
      )}
    </details>
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
        <Evidence id={id} />
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
