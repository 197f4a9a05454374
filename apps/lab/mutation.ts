import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

/**
 * `npm run test:mutation -- [subject …]`: changes the pure rules of a subject one expression at a time; a change that no
 * unit test notices survives. Fails below a subject's floor, in percent of the changes that were noticed.
 */
const FLOORS = {
  coupons: 95,
  returns: 85,
  users: 85,
} as const
type Subject = keyof typeof FLOORS

/** Rules with tests of their own; forms, texts and shapes are shown by stories and API tests. */
const RULES: Readonly<Record<Subject, readonly string[]>> = {
  coupons: ['src/shop/coupons/coupons.ts', 'src/shop/coupons/coupon-effects.ts'],
  returns: ['src/shop/returns/refunds.ts'],
  users: ['src/shop/users/premium.ts'],
}

const isSubject = (name: string): name is Subject => name in FLOORS
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !isSubject(name))
if (unknown.length > 0) throw new RangeError(`no rules of ${unknown.join(', ')}`)
const subjects = Object.keys(FLOORS)
  .filter(isSubject)
  .filter((name) => asked.length === 0 || asked.includes(name))

const mutants = await new Stryker({
  mutate: subjects.flatMap((subject) => RULES[subject]),
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'apps/lab/mutation.vitest.ts', related: true },
  coverageAnalysis: 'perTest',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  ignorePatterns: ['dist', 'stories', '.storybook', 'apps/api', 'apps/e2e', 'apps/storefront', 'apps/admin'],
  tempDirName: 'dist/stryker',
  allowConsoleColors: false,
}).runMutationTest()

const found = ['Killed', 'Timeout']
const counted = [...found, 'Survived', 'NoCoverage']
for (const subject of subjects) {
  const own = mutants.filter(
    ({ fileName, status }) => fileName.includes(`src/shop/${subject}/`) && counted.includes(status),
  )
  const score = (100 * own.filter(({ status }) => found.includes(status)).length) / own.length
  const isHeld = score >= FLOORS[subject]
  console.log(`${subject}: ${score.toFixed(1)} % of ${own.length} (≥ ${FLOORS[subject]} %)`)
  if (!isHeld) process.exitCode = 1
}
