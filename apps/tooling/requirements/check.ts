import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RULES } from '../../../stories/docs/rules/rules'
import { hasEvidence, passedTests, requirements, unknownIds } from './collect'

/**
 * Writes the evidence of the last `npm test` for every rule to dist/requirements.json, for the docs page, and prints rules
 * without evidence. Exits with 1 if a rule has none, or if a test names an unknown rule.
 */
const REPORTS = join('dist', 'reports')

const passed = (existsSync(REPORTS) ? readdirSync(REPORTS) : [])
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => passedTests(JSON.parse(readFileSync(join(REPORTS, name), 'utf8'))))
const rows = requirements(RULES, passed)
writeFileSync(join('dist', 'requirements.json'), JSON.stringify(rows))

const unknown = unknownIds(RULES, passed)
const unproven = rows.filter((row) => !hasEvidence(row)).map(({ id }) => id)
console.log(
  `${rows.length - unproven.length} of ${rows.length} rules are held by ${passed.length} passing tests and stories.`,
)
if (unproven.length > 0) console.error(`Held by none: ${unproven.join(', ')}`)
for (const id of unknown) console.error(`${id}: named by a test, but no rule`)
process.exitCode = unknown.length + unproven.length === 0 ? 0 : 1
