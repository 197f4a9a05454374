import postcss, { AtRule, Root, type ChildNode, type Container, type Rule } from 'postcss'

interface Piece {
  /** Media and other conditions around the rule, from outside. */
  readonly conditions: readonly AtRule[]
  readonly rule: ChildNode
}

const CLASS = /\.((?:\\.|[\w-])+)/
const className = (selector: string) => CLASS.exec(selector)?.[1]?.replaceAll('\\', '')

const isRule = (node: ChildNode): node is Rule => node.type === 'rule'
const isCondition = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && ['media', 'supports', 'container'].includes(node.name)

/** Every rule by itself, with one selector, in the order of the sheet. */
function piecesOf(container: Container, conditions: readonly AtRule[] = []): Piece[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (isCondition(node)) return piecesOf(node, [...conditions, node])
    if (!isRule(node)) return [{ conditions, rule: node }]
    return node.selectors.map((selector) => ({ conditions, rule: node.clone({ selector }) }))
  })
}

const isImportant = ({ rule }: Piece): boolean =>
  isRule(rule) && rule.some((node) => node.type === 'decl' && node.important === true)

function append(layer: AtRule, { conditions, rule }: Piece): void {
  let parent: AtRule = layer
  for (const { name, params } of conditions) {
    const last = parent.last
    const isOpen = last?.type === 'atrule' && last.name === name && last.params === params
    const next = isOpen ? last : new AtRule({ name, params, nodes: [] })
    if (!isOpen) parent.append(next)
    parent = next
  }
  parent.append(rule.clone())
}

export interface SplitSheet {
  readonly first: string
  readonly rest: string
}

/**
 * Parts the layer `utilities` of a sheet that Tailwind made: rules of classes in `isFirst` stay, the others go. Which
 * of two rules wins depends on their order, which two files would lose. So every run of rules that go to the same file
 * becomes a cascade layer, and the first file names all layers in the order of the whole sheet. Rules with `!important`,
 * which turns the order of layers round, all stay, in one layer.
 */
export function splitUtilities(css: string, isFirst: (className: string) => boolean): SplitSheet {
  const sheet = postcss.parse(css)
  const utilities = sheet.nodes.find(
    (node): node is AtRule =>
      node.type === 'atrule' && node.params === 'utilities' && node.nodes !== undefined,
  )
  if (!utilities) throw new Error('The stylesheet has no layer of utilities.')
  const rest = new AtRule({ name: 'layer', params: 'utilities', nodes: [] })
  const first = rest.clone()
  const important = new AtRule({ name: 'layer', params: 'important', nodes: [] })
  first.append(important)
  let run: { readonly belongs: boolean; readonly layer: AtRule } | undefined
  let count = 0
  for (const piece of piecesOf(utilities)) {
    if (isImportant(piece)) {
      append(important, piece)
      continue
    }
    const name = isRule(piece.rule) ? className(piece.rule.selector) : undefined
    const belongs = name === undefined || isFirst(name)
    if (run?.belongs !== belongs) {
      const params = `u${(count++).toString(36)}`
      run = { belongs, layer: new AtRule({ name: 'layer', params, nodes: [] }) }
      if (!belongs) first.append(new AtRule({ name: 'layer', params }))
      ;(belongs ? first : rest).append(run.layer)
    }
    append(run.layer, piece)
  }
  utilities.replaceWith(first)
  return { first: sheet.toString(), rest: new Root({ nodes: [rest] }).toString() }
}
