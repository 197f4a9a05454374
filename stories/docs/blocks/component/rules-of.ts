import { isRuleId, type RuleId } from '../../rules/rules'

/** Rule ids a story asserts, from `rules: ['SHOP-8']` in its parameters. */
const namedRules = (parameter: unknown): readonly unknown[] => (Array.isArray(parameter) ? parameter : [])

/** The rules covered by the stories' play functions, without duplicates. */
export const rulesOf = (stories: readonly { parameters: Record<string, unknown> }[]): readonly RuleId[] => [
  ...new Set(
    stories
      .flatMap(({ parameters }) => namedRules(parameters.rules))
      .filter((id): id is RuleId => typeof id === 'string' && isRuleId(id)),
  ),
]
