import type { ChildNode, Declaration } from 'postcss'

/** Properties that belong to a family with a different prefix. */
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  align: 'place',
  justify: 'place',
  line: 'font',
}

/** Family of a property, such as 'padding' for 'padding-inline', because a shorthand and its parts set the same thing. */
function familyOf({ prop }: Declaration): string {
  if (prop.startsWith('--')) return prop
  const [start = prop] = prop.replace(/^-\w+-/, '').split('-')
  return FAMILIES[start] ?? start
}

/** Families of all properties a rule sets. */
export function propertyFamilies(rule: ChildNode): string[] {
  const families = new Set<string>()
  if (rule.type === 'decl') families.add(familyOf(rule))
  else if ('walkDecls' in rule) rule.walkDecls((declaration) => void families.add(familyOf(declaration)))
  return [...families]
}
