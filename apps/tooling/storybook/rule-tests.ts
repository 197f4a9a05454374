import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is proven, and by which file. */
type Test = readonly [title: string, file: string]

const TESTS = /\.(test|spec|stories)\.tsx?$/
const RULE = /[A-Z]+-\d+/g
/**
 * A title with the rules at its end ('a code is used once [COUPON-3]'), a story or its test before its rules, the rules of
 * one of these, or a rule as the first cell of a table of cases.
 */
const NAMES =
  /(?<quote>['"`])(?<title>(?:(?!\k<quote>).)*?)\s*(?<named>(?:\[[A-Z]+-\d+\]\s*)+)\k<quote>|^export const (?<story>\w+) =|\.test\(\s*'(?<test>[^'[]+)'|\brules: \[(?<rules>[^\]]*)\]|^ *\[?'(?<row>[A-Z]+-\d+)',/gm

/** 'DeliveryByCountry' → 'Delivery by country' */
const words = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function* testsIn(file: string, text: string): Generator<readonly [rules: string, test: Test]> {
  let last = ''
  for (const { groups = {} } of text.matchAll(NAMES)) {
    const { title = '', named, story, test, rules, row } = groups
    if (story !== undefined) last = words(story)
    else if (test !== undefined) last = test
    else yield [named ?? rules ?? row ?? '', [named === undefined ? last : title, file]]
  }
}

/** The tests and stories that name each rule, which the rule's page shows with it. */
export function ruleTests(root: string): Readonly<Record<string, readonly Test[]>> {
  const found: Record<string, Test[]> = {}
  for (const folder of ['apps', 'src', 'stories'])
    for (const each of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!TESTS.test(each)) continue
      const file = `${folder}/${each}`
      for (const [rules, test] of testsIn(file, readFileSync(join(root, file), 'utf8')))
        for (const rule of rules.match(RULE) ?? []) (found[rule] ??= []).push(test)
    }
  return found
}
