interface PrincipleListProps {
  items: readonly (readonly [title: string, text: string])[]
}

/** Serif titles on the left, explanations on the right. */
export function PrincipleList({ items }: PrincipleListProps) {
  return (
    <dl className="sb-unstyled border-t border-border text-text">
      {items.map(([title, text]) => (
        <div
          key={title}
          className="grid items-baseline gap-x-10 gap-y-1 border-b border-border py-5 md:grid-cols-[19rem_minmax(0,1fr)]"
        >
          <dt className="font-serif text-title-m text-balance">{title}</dt>
          <dd className="max-w-[60ch] text-text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
