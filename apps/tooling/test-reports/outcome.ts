import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** Outcome of one step of `npm test`. */
export interface Outcome {
  readonly passed: number
  /** A text per failure: where, what, and the first lines of the message. */
  readonly failures: readonly string[]
}

/** Lines of a message that are repeated below the table; the whole message stands in the step's own output. */
const MESSAGE_LINES = 12

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })),
    }),
  ),
})
interface PlaywrightSuite {
  readonly specs?: readonly z.infer<typeof spec>[] | undefined
  readonly suites?: readonly PlaywrightSuite[] | undefined
}
const suite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
)
const playwrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
})

/** The first lines of a message below what failed. */
export const failure = (where: string, message: string): string =>
  [where, ...stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES)].join('\n    ')

/** A file that fails outside of its tests, for example at an import, is one failure. */
export function vitestOutcome(report: unknown): Outcome {
  const { numPassedTests, testResults } = vitestReport.parse(report)
  return {
    passed: numPassedTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : []
      return failed.map(({ fullName, failureMessages }) =>
        failure(`${name} › ${fullName}`, failureMessages?.join('\n') ?? ''),
      )
    }),
  }
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** A test that passes only when it is repeated is a failure. */
export function playwrightOutcome(report: unknown): Outcome {
  const { stats, suites, errors } = playwrightReport.parse(report)
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(
            `${file} › ${title} [${projectName}]`,
            results.flatMap(({ error }) => error?.message ?? []).join('\n'),
          ),
        ),
    )
  return {
    passed: stats.expected,
    failures: [...failed, ...errors.map(({ message }) => failure('e2e', message))],
  }
}
