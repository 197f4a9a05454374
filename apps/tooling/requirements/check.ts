import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOT_YET_HELD } from '../../../stories/docs/rules/not-yet-held'
import { RULES } from '../../../stories/docs/rules/rules'
import { isHeld, passedTests, requirements, unknownIds } from './collect'

/**
 * Writes what the last `npm test` showed of every rule to dist/requirements.json, for the page of that name. Ends with 1
 * where a rule is held by no passing test and not listed as such, or listed although it is held.
 */
const REPORTS = join('dist', 'reports')

const passed = (existsSync(REPORTS) ? readdirSync(REPORTS) : [])
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => passedTests(JSON.parse(readFileSync(join(REPORTS, name), 'utf8'))))
const rows = requirements(RULES, passed)
writeFileSync(join('dist', 'requirements.json'), JSON.stringify(rows))

const listed = new Set<string>(NOT_YET_HELD)
const problems = [
  ...unknownIds(RULES, passed).map((id) => `${id}: named by a test, but no rule`),
  ...rows
    .filter((row) => !isHeld(row) && !listed.has(row.id))
    .map(({ id, shown }) => {
      const missing = shown.filter(({ by }) => by.length === 0).map(({ literal }) => `“${literal}”`)
      return `${id}: no passing test names it${missing.length > 0 ? `, no story shows ${missing.join(', ')}` : ''}`
    }),
  ...rows
    .filter((row) => isHeld(row) && listed.has(row.id))
    .map(({ id }) => `${id}: held now; take it off stories/docs/rules/not-yet-held.ts`),
]
console.log(
  `${rows.filter(isHeld).length} of ${rows.length} rules are held by ${passed.length} passing tests and stories`,
)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
