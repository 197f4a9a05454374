interface UserFactsProps {
  facts: readonly (readonly [term: string, value: string])[]
}

/** What is known of a customer or a guest. */
export function UserFacts({ facts }: UserFactsProps) {
  return (
    <dl className="grid grid-cols-3 rounded-s border border-border max-sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0 px-4 py-2.75 last:col-span-2">
          <dt className="text-a-caption text-text-subtle">{term}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
