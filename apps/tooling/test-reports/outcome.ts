import { stripVTControlCharacters } from 'node:util'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

/** Outcome of one step of `npm test`. */
export interface Outcome {
  readonly passed: number
  /** A text per failure: where, what, and the first lines of the message. */
  readonly failures: readonly string[]
}

/** Lines of a message that are repeated below the table; the whole message stands in the step's own output. */
const MESSAGE_LINES = 12

/** JUnit's format, which Vitest and Playwright both write. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['testsuite', 'testcase', 'failure', 'error'].includes(name),
})
const listOf = <T extends z.ZodType>(item: T) => z.array(item).default([])
const problems = listOf(z.object({ '#text': z.coerce.string().default('') }))
const testcase = z.object({
  classname: z.string(),
  name: z.string(),
  failure: problems,
  error: problems,
  skipped: z.unknown().optional(),
})
const report = z.object({
  testsuites: z.object({ testsuite: listOf(z.object({ testcase: listOf(testcase) })) }),
})

/** The first lines of a message below what failed. */
export const failure = (where: string, message: string): string =>
  [where, ...stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES)].join('\n    ')

/** A file that fails outside of its tests, for example at an import, is one failure. */
export function outcomeOf(xml: string): Outcome {
  const tests = report.parse(parser.parse(xml)).testsuites.testsuite.flatMap((suite) => suite.testcase)
  const failed = tests.filter((test) => test.failure.length + test.error.length > 0)
  return {
    passed: tests.filter(({ skipped }) => skipped === undefined).length - failed.length,
    failures: failed.map((test) =>
      failure(
        `${test.classname} › ${test.name}`,
        [...test.failure, ...test.error].map((each) => each['#text']).join('\n'),
      ),
    ),
  }
}
