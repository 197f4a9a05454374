import { z } from 'zod'
import { literalsOf } from '../../../stories/docs/rules/literals'

/** A passing test, or a passing story if `storyId` is given. */
export interface Witness {
  readonly title: string
  readonly file: string
  readonly storyId?: string
}

export interface Requirement {
  readonly id: string
  readonly statement: string
  /** Passing tests with the rule's id in their title, and stories with it in `parameters.rules`. */
  readonly testedBy: readonly Witness[]
  /** Quoted texts of the rule with the passing stories that showed them. */
  readonly shown: readonly { readonly literal: string; readonly by: readonly Witness[] }[]
}

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
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z
            .object({ storyId: z.string().optional(), reports: z.array(z.unknown()).optional() })
            .optional(),
        }),
      ),
    }),
  ),
})

/** Playwright calls a skipped test ok as well. */
const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
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

interface Passed extends Witness {
  /** Ids of rules it names. */
  readonly asserted: readonly string[]
  readonly shown: readonly { readonly id: string; readonly literal: string }[]
}

/** Ids in a title such as '[COUPON-3]'. */
const namedIn = (title: string): string[] => [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => id)

const fromVitest = (report: unknown): Passed[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName, meta }) => {
        const reports = (meta?.reports ?? []).flatMap((entry) => shownReport.safeParse(entry).data ?? [])
        return {
          title: fullName,
          file: name,
          ...(meta?.storyId !== undefined && { storyId: meta.storyId }),
          asserted: [...namedIn(fullName), ...reports.flatMap(({ result }) => result.asserted)],
          shown: reports.flatMap(({ result }) => result.shown),
        }
      }),
  )

const fromSuite = ({ title, specs = [], suites = [] }: PlaywrightSuite): Passed[] => [
  ...specs
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
    .map((passed) => ({
      title: `${title} › ${passed.title}`,
      file: passed.file,
      asserted: [...namedIn(title), ...namedIn(passed.title)],
      shown: [],
    })),
  ...suites.flatMap(fromSuite),
]

/** Passing tests of a JSON report. @throws ZodError if it is neither Vitest's nor Playwright's */
export const passedTests = (report: unknown): Passed[] =>
  typeof report === 'object' && report !== null && 'suites' in report
    ? playwrightReport.parse(report).suites.flatMap(fromSuite)
    : fromVitest(report)

const witness = ({ title, file, storyId }: Passed): Witness => ({
  title,
  file,
  ...(storyId !== undefined && { storyId }),
})

/** Evidence for each rule in the passing tests. */
export function requirements(
  rules: Readonly<Record<string, string>>,
  passed: readonly Passed[],
): readonly Requirement[] {
  return Object.entries(rules).map(([id, statement]) => ({
    id,
    statement,
    testedBy: passed.filter(({ asserted }) => asserted.includes(id)).map(witness),
    shown: literalsOf(statement).map((literal) => ({
      literal,
      by: passed
        .filter(({ shown }) => shown.some((seen) => seen.id === id && seen.literal === literal))
        .map(witness),
    })),
  }))
}

/** True if a test names the rule, or stories show each of its quoted texts. */
export const hasEvidence = ({ testedBy, shown }: Requirement): boolean =>
  testedBy.length > 0 || (shown.length > 0 && shown.every(({ by }) => by.length > 0))

/** Ids named by a test or story that are not rules, such as '[COUPON-99]'. */
export const unknownIds = (rules: Readonly<Record<string, string>>, passed: readonly Passed[]): string[] =>
  passed.flatMap(({ asserted }) => asserted).filter((id) => !Object.hasOwn(rules, id))
