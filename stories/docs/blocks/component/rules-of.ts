import { namedRules } from '../../../../.storybook/shown-rules'
import { isRuleId, type RuleId } from '../../rules/rules'

/** The rules covered by the stories' play functions, without duplicates. */
export const rulesOf = (stories: readonly { parameters: Record<string, unknown> }[]): readonly RuleId[] => [
  ...new Set(stories.flatMap(({ parameters }) => namedRules(parameters.rules)).filter(isRuleId)),
]
