import { z } from 'zod'
import { literalsOf } from '../../../stories/docs/rules/literals'

const shownReport = z.object({
  type: z.literal('rules'),
  result: z.object({
    asserted: z.array(z.string()),
    shown: z.array(z.object({ id: z.string(), literal: z.string() })),
  }),
})
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({ reports: z.array(z.unknown()).optional() }).optional(),
        }),
      ),
    }),
  ),
})

/** Playwright calls a skipped test ok as well. */
const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string() })),
})
interface PlaywrightSuite {
  readonly title: string
  readonly specs?: readonly z.infer<typeof spec>[] | undefined
  readonly suites?: readonly PlaywrightSuite[] | undefined
}
const suite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(spec).optional(),
    suites: z.array(suite).optional(),
  }),
)
const playwrightReport = z.object({ suites: z.array(suite) })

export interface Passed {
  /** Ids of rules it names. */
  readonly asserted: readonly string[]
  readonly shown: readonly { readonly id: string; readonly literal: string }[]
}

/** Ids in a title such as '[COUPON-3]'. */
const namedIn = (title: string): string[] => [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => id)

const fromVitest = (report: unknown): Passed[] =>
  vitestReport
    .parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName, meta }) => {
      const reports = (meta?.reports ?? []).flatMap((entry) => shownReport.safeParse(entry).data ?? [])
      return {
        asserted: [...namedIn(fullName), ...reports.flatMap(({ result }) => result.asserted)],
        shown: reports.flatMap(({ result }) => result.shown),
      }
    })

const fromSuite = ({ title, specs = [], suites = [] }: PlaywrightSuite): Passed[] => [
  ...specs
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
    .map((passed) => ({ asserted: [...namedIn(title), ...namedIn(passed.title)], shown: [] })),
  ...suites.flatMap(fromSuite),
]

/** Passing tests of a JSON report. @throws ZodError if it is neither Vitest's nor Playwright's */
export const passedTests = (report: unknown): Passed[] =>
  typeof report === 'object' && report !== null && 'suites' in report
    ? playwrightReport.parse(report).suites.flatMap(fromSuite)
    : fromVitest(report)

type Rules = Readonly<Record<string, string>>

/** Ids of rules that no test names, and whose quoted texts are not all shown by stories. */
export function unheldRules(rules: Rules, passed: readonly Passed[]): string[] {
  const named = new Set(passed.flatMap(({ asserted }) => asserted))
  const shown = new Set(passed.flatMap((test) => test.shown.map(({ id, literal }) => `${id} ${literal}`)))
  const isShown = (id: string, literals: readonly string[]) =>
    literals.length > 0 && literals.every((literal) => shown.has(`${id} ${literal}`))
  return Object.entries(rules).flatMap(([id, statement]) =>
    named.has(id) || isShown(id, literalsOf(statement)) ? [] : [id],
  )
}

/** Ids named by a test or story that are not rules, such as '[COUPON-99]'. */
export const unknownIds = (rules: Rules, passed: readonly Passed[]): string[] =>
  passed.flatMap(({ asserted }) => asserted).filter((id) => !Object.hasOwn(rules, id))
