/** Rules that belong together on a page. Literal texts stand in “ ”, names of the code in backticks. */
export interface RuleSection {
  readonly title: string
  readonly rules: Readonly<Record<string, string>>
}
