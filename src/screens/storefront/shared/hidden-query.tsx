interface HiddenQueryProps {
  /** Address of the list as it is shown. */
  href: string
  /** Only these of its parameters; without them all but `search`. */
  names?: readonly string[]
}

/** What a plain form of the list sends along, so that the rest of the choice is kept. */
export function HiddenQuery({ href, names }: HiddenQueryProps) {
  const kept = [...new URLSearchParams(href.split('?')[1])].filter(([name]) =>
    names ? names.includes(name) : name !== 'search',
  )
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
