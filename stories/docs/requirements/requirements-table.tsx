import requirements from 'virtual:requirements'
import { RULE_PAGES, RULE_PAGE_NAMES, type RulePage } from '../rules/rules'

type Requirement = NonNullable<typeof requirements>[number]
type Witness = Requirement['testedBy'][number]

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The first three tests or stories, and the number of the others. */
function Witnesses({ witnesses }: { witnesses: readonly Witness[] }) {
  return (
    <>
      {witnesses.slice(0, 3).map(({ title, file, storyId }) => (
        <span key={`${file} ${title} ${storyId}`} className="mr-3 inline-block">
          {storyId === undefined ? (
            `${fileName(file)}: ${title}`
          ) : (
            <a
              href={`?path=/story/${storyId}`}
              target="_top"
              className="text-text-brand underline decoration-border-strong underline-offset-4"
            >
              {storyId}
            </a>
          )}
        </span>
      ))}
      {witnesses.length > 3 && <span className="text-text-subtle">and {witnesses.length - 3} more</span>}
    </>
  )
}

function Evidence({ testedBy, shown }: Requirement) {
  return (
    <>
      {testedBy.length > 0 && <Witnesses witnesses={testedBy} />}
      {shown.map(({ literal, by }) => (
        <p key={literal} className="m-0">
          “{literal}”:{' '}
          {by.length > 0 ? (
            <Witnesses witnesses={by} />
          ) : (
            <span className="text-text-subtle">in no story</span>
          )}
        </p>
      ))}
      {testedBy.length === 0 && shown.length === 0 && (
        <span className="text-text-subtle">no test names it</span>
      )}
    </>
  )
}

/** The rules of every page with the passing tests and stories that cover them, as of the last `npm test`. */
export function RequirementsTable() {
  if (requirements === null)
    return (
      <p>
        Run <code>npm test</code>; its report fills this page.
      </p>
    )
  const byId = new Map(requirements.map((row) => [row.id, row]))
  const rowsOf = (page: RulePage) =>
    RULE_PAGES[page]
      .flatMap(({ rules }) => Object.keys(rules))
      .flatMap((id) => {
        const row = byId.get(id)
        return row ? [row] : []
      })
  return (
    <div className="sb-unstyled grid gap-8 text-[0.9375rem]/normal text-text">
      {RULE_PAGE_NAMES.map((page) => (
        <section key={page} aria-label={page}>
          <h3 className="mb-2 font-semibold">{page}</h3>
          <dl className="border-t border-border">
            {rowsOf(page).map((row) => (
              <div
                key={row.id}
                className="grid gap-x-6 gap-y-1 border-b border-border py-2 sm:grid-cols-[24rem_minmax(0,1fr)]"
              >
                <dt className="wrap-anywhere">
                  <strong>{row.id}</strong> {row.statement}
                </dt>
                <dd className="m-0 wrap-anywhere">
                  <Evidence id={row.id} statement={row.statement} testedBy={row.testedBy} shown={row.shown} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
