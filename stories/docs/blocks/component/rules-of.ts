import { namedRules } from '../../../../.storybook/shown-rules'
import { isRuleId, type RuleId } from '../../rules/rules'

/** The rules that the plays of stories assert, each once. */
export const rulesOf = (stories: readonly { parameters: Record<string, unknown> }[]): readonly RuleId[] => [
  ...new Set(stories.flatMap(({ parameters }) => namedRules(parameters.rules)).filter(isRuleId)),
]
