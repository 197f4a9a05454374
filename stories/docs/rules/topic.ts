/** A group of related rules on a page. Quoted texts are in “ ”, code names in backticks. */
export interface RuleSection {
  readonly title: string
  readonly rules: Readonly<Record<string, string>>
}
