import { Markdown } from '@storybook/addon-docs/blocks'

const records = Object.entries(
  import.meta.glob<string>('../../decisions/[0-9]*.md', { query: '?raw', import: 'default', eager: true }),
).toSorted(([a], [b]) => a.localeCompare(b))

/** All records in stories/docs/decisions, sorted by number. */
export function DecisionList() {
  return (
    <div className="docs-prose">
      {records.map(([path, text]) => (
        <section key={path}>
          <Markdown>{text}</Markdown>
        </section>
      ))}
    </div>
  )
}
