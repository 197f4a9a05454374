import { StatementProblem } from '../statement-problem'
import { pacer } from './pace'

/** Deeper than any statement. */
const DEEPEST = 24
const MOST_COMMENTS = 1_000
/** Characters of one entry or one of its payments. */
const LONGEST_PART = 100_000

/** An entry of a statement in pieces, each small enough to be parsed at once. */
export interface CamtPart {
  /** The statement's `Acct` element; empty where it has none. */
  readonly account: string
  /** The `Ntry` element without its `TxDtls`. */
  readonly entry: string
  /** Its `TxDtls` elements. */
  readonly details: readonly string[]
}

/** Which element ends a piece, by the name of its parent. */
const PIECES: Readonly<Record<string, string>> = { Acct: 'Stmt', Ntry: 'Stmt', TxDtls: 'NtryDtls' }

const lineAt = (xml: string, offset: number): number => {
  let line = 1
  for (let at = xml.indexOf('\n'); at !== -1 && at < offset; at = xml.indexOf('\n', at + 1)) line += 1
  return line
}

/** Entities and document types can make a small file endless, so nothing that declares is read. */
function withoutComments(xml: string): string {
  const kept: string[] = []
  let from = 0
  for (let at = xml.indexOf('<!'); at !== -1; at = xml.indexOf('<!', from)) {
    const end = xml.startsWith('<!--', at) ? xml.indexOf('-->', at + 4) : -1
    if (end === -1 || kept.length > MOST_COMMENTS) throw new StatementProblem('declares', lineAt(xml, at))
    kept.push(xml.slice(from, at))
    from = end + 3
  }
  return kept.join('') + xml.slice(from)
}

/**
 * Cuts a CAMT.053 message into its entries while it checks that its elements are closed and not nested too deep.
 * @throws StatementProblem
 */
export async function* camtParts(content: string): AsyncGenerator<CamtPart> {
  const xml = withoutComments(content)
  const pace = pacer()
  const open: { readonly name: string; readonly at: number }[] = []
  let account = ''
  let details: string[] = []
  /** Where the text of the entry goes on behind the last of its payments. */
  let head = ''
  let headFrom = 0
  const fail = (key: 'unclosed' | 'tooDeep' | 'tooLong' | 'notCamt053', at: number) =>
    new StatementProblem(key, lineAt(xml, at))
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) {
    const end = xml.indexOf('>', at)
    if (end === -1) throw fail('unclosed', at)
    const tag = xml.slice(at + 1, Math.min(end, at + 2_000))
    if (pace.isDue()) await pace.turn()
    if (tag.startsWith('?')) continue
    const isEnd = tag.startsWith('/')
    const name = /^\/?(?:[\w.-]+:)?([\w.-]+)/.exec(tag)?.[1] ?? ''
    if (name === '' || (open.length === 0 && isEnd)) throw fail('unclosed', at)
    if (!isEnd) {
      if (open.length === 0 && !(name === 'Document' && tag.includes('camt.053')))
        throw fail('notCamt053', at)
      if (open.length >= DEEPEST) throw fail('tooDeep', at)
      if (xml[end - 1] === '/') continue
      const parent = open.at(-1)?.name
      if (name === 'Stmt') account = ''
      if (name === 'Ntry' && parent === 'Stmt') {
        head = ''
        headFrom = at
        details = []
      }
      open.push({ name, at })
      continue
    }
    const begun = open.pop()
    if (begun?.name !== name) throw fail('unclosed', at)
    if (PIECES[name] !== open.at(-1)?.name || PIECES[name] === undefined) continue
    if (end - begun.at > LONGEST_PART && name !== 'Ntry') throw fail('tooLong', begun.at)
    const piece = xml.slice(begun.at, end + 1)
    if (name === 'Acct') account = piece
    if (name === 'TxDtls') {
      head += xml.slice(headFrom, begun.at)
      headFrom = end + 1
      details.push(piece)
    }
    if (name !== 'Ntry') continue
    head += xml.slice(headFrom, end + 1)
    if (head.length > LONGEST_PART + 100 * details.length) throw fail('tooLong', begun.at)
    yield { account, entry: head, details }
  }
  const left = open.at(-1)
  if (left) throw fail('unclosed', left.at)
}
