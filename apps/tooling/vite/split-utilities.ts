import postcss, { AtRule, Root, type ChildNode, type Container, type Rule } from 'postcss'
import { propertyFamilies } from './property-families.ts'

interface Piece {
  /** Media queries and other conditions of the rule, outermost first. */
  readonly conditions: readonly AtRule[]
  readonly rule: ChildNode
}

const CLASS = /\.((?:\\.|[\w-])+)/
const className = (selector: string) => CLASS.exec(selector)?.[1]?.replaceAll('\\', '')

const isRule = (node: ChildNode): node is Rule => node.type === 'rule'
const isCondition = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && ['media', 'supports', 'container'].includes(node.name)

/** All rules in source order, each with a single selector. */
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

/** Destination of a class: sheet of the first view, the other sheet, or dropped. */
export type Place = 'first' | 'rest' | 'none'

export interface SplitSheet {
  readonly first: string
  readonly rest: string
}

/**
 * Splits the layer `utilities` of a Tailwind stylesheet. Precedence depends on source order, which two files would lose: so
 * a rule goes to the last cascade layer of its file, or to a new one if a rule of the other file in a later layer sets
 * the same property. The first file declares all layers in order. Rules with `!important`, which reverses the order of
 * layers, all stay in the first file in one layer.
 */
export function splitUtilities(css: string, placeOf: (className: string) => Place): SplitSheet {
  const sheet = postcss.parse(css)
  const utilities = sheet.nodes.find(
    (node): node is AtRule =>
      node.type === 'atrule' && node.params === 'utilities' && node.nodes !== undefined,
  )
  if (!utilities) throw new Error('The stylesheet has no layer of utilities.')
  const layerNamed = (params: string) => new AtRule({ name: 'layer', params, nodes: [] })
  const files = { first: layerNamed('utilities'), rest: layerNamed('utilities') }
  const important = layerNamed('important')
  files.first.append(important)
  const layers: Partial<Record<'first' | 'rest', AtRule>> = {}
  let latest: 'first' | 'rest' | undefined
  let count = 0
  /** Properties set by rules of the latest layer. */
  let set = new Set<string>()
  for (const piece of piecesOf(utilities)) {
    const name = isRule(piece.rule) ? className(piece.rule.selector) : undefined
    const place = name === undefined ? 'first' : placeOf(name)
    if (place === 'none') continue
    if (isImportant(piece)) {
      append(important, piece)
      continue
    }
    const properties = propertyFamilies(piece.rule)
    const layer = layers[place]
    if (layer && place !== latest && properties.every((property) => !set.has(property))) {
      append(layer, piece)
      continue
    }
    if (!layer || place !== latest) {
      const opened = layerNamed(`u${(count++).toString(36)}`)
      if (place === 'rest') files.first.append(new AtRule({ name: 'layer', params: opened.params }))
      files[place].append(opened)
      layers[place] = opened
      latest = place
      set = new Set()
    }
    for (const property of properties) set.add(property)
    const open = layers[place]
    if (open) append(open, piece)
  }
  utilities.replaceWith(files.first)
  return { first: sheet.toString(), rest: new Root({ nodes: [files.rest] }).toString() }
}
