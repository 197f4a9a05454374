import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RULE_IDS, RULES } from '../../../stories/docs/rules/rules'
import { passedTests, unheldRules, unknownIds } from './collect'

/**
 * Asserts by the reports of the last `npm test` that every rule is held by a passing test or story, and that none names an
 * unknown rule.
 */
const REPORTS = join('dist', 'reports')

const passed = (existsSync(REPORTS) ? readdirSync(REPORTS) : [])
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => passedTests(JSON.parse(readFileSync(join(REPORTS, name), 'utf8'))))
const unknown = unknownIds(RULES, passed)
const unproven = unheldRules(RULES, passed)
console.log(
  `${RULE_IDS.length - unproven.length} of ${RULE_IDS.length} rules are held by ${passed.length} passing tests and stories.`,
)
if (unproven.length > 0) console.error(`Held by none: ${unproven.join(', ')}`)
for (const id of unknown) console.error(`${id}: named by a test, but no rule`)
process.exitCode = unknown.length + unproven.length === 0 ? 0 : 1
