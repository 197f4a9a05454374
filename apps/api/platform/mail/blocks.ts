import type { Tint } from '@/shop/catalogue/product'
import type { Language } from '@/shop/shared/language'

export type MailTableRow = readonly [label: string, value: string, weight?: 'strong']

/** An ordered product; `image` is an absolute URL. */
export interface Item {
  readonly name: string
  readonly value: string
  readonly image?: string
  /** Ground of the picture. @default sand */
  readonly tint?: Tint
}

/** Part of a mail, rendered as text and as HTML. */
export type Block =
  | { readonly kind: 'text' | 'footer'; readonly text: string }
  | { readonly kind: 'items'; readonly items: readonly Item[] }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailTableRow[] }
  /** What the reader has to do something with, in a frame under its title. */
  | { readonly kind: 'frame'; readonly title: string; readonly rows: readonly MailTableRow[] }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** Pages that are named in a line, not offered as buttons. */
  | { readonly kind: 'links'; readonly links: readonly (readonly [label: string, href: string])[] }

export const textBlock = (...lines: readonly string[]): Block => ({ kind: 'text', text: lines.join('\n') })
export const footer = (...lines: readonly string[]): Block => ({ kind: 'footer', text: lines.join('\n') })
export const items = (...all: readonly Item[]): Block => ({ kind: 'items', items: all })
export const title = (content: string): Block => ({ kind: 'title', text: content })
export const link = (label: string, href: string): Block => ({ kind: 'link', label, href })
export const links = (...all: readonly (readonly [label: string, href: string])[]): Block => ({
  kind: 'links',
  links: all,
})
export const rows = (...all: readonly MailTableRow[]): Block => ({ kind: 'rows', rows: all })
export const framed = (heading: string, ...all: readonly MailTableRow[]): Block => ({
  kind: 'frame',
  title: heading,
  rows: all,
})

const rowsText = (all: readonly MailTableRow[]) =>
  all.map(([label, value]) => `${label}: ${value}`).join('\n')

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'text':
    case 'footer':
      return block.text
    case 'items':
      return block.items.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'title':
      return block.text.toLocaleUpperCase(language)
    case 'link':
      return `${block.label}:\n${block.href}`
    case 'links':
      return block.links.map(([label, href]) => `${label}: ${href}`).join('\n')
    case 'rows':
      return rowsText(block.rows)
    case 'frame':
      return `${block.title.toLocaleUpperCase(language)}\n\n${rowsText(block.rows)}`
  }
}

export const toText = (blocks: readonly Block[], language: Language): string =>
  `${blocks.map((block) => blockText(block, language)).join('\n\n')}\n`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (content: string) => content.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)

/** Colours of the light theme; DARK replaces them by class where the reader's client is dark. */
const LIGHT = {
  ground: '#f6f1e7',
  card: '#fefdfa',
  text: '#16201a',
  muted: '#4a4f45',
  line: '#e2d9c9',
  brand: '#244b37',
  warnGround: '#faeed1',
  warn: '#7a5116',
} as const
/** As the shop's own. */
const TINTS: Readonly<Record<Tint, string>> = {
  sand: '#eee5d5',
  sage: '#dae2d2',
  apricot: '#f4ddca',
  honey: '#f3e6cb',
  rose: '#ecdcd6',
  mist: '#dde4e0',
}
const DARK = [
  '.ground{background:#040806!important}',
  '.card{background:#0c1511!important;color:#f6f1e7!important;border-color:#202a24!important}',
  '.muted{color:#c9c0ae!important}',
  '.line{border-color:#202a24!important}',
  '.brand{color:#a9c8ad!important;border-color:#a9c8ad!important}',
  '.button{background:#a9c8ad!important;color:#040806!important}',
  '.warn{background:#3b2a12!important;color:#edc980!important}',
  '.tint{background:#1c2b23!important}',
].join('')
/** Room for two columns and for the longest IBAN on a phone. */
const NARROW =
  '.ground{padding:10px 8px!important}.card{padding:18px 16px!important}.iban{font-size:13px!important}'
const SANS = 'Arial,Helvetica,sans-serif'
const SERIF = 'Georgia,serif'
const LINE = `1px solid ${LIGHT.line}`

/** Characters of a value from which on it stands below its label. */
const LONG = 30

/** An IBAN is copied in one piece. */
const isIban = (value: string) => /^[A-Z]{2}\d{2}(?: ?[\dA-Z]{1,4}){3,8}$/.test(value)

const CELL = 'padding:5px 0;vertical-align:top'

/** The value below its label. */
function stackedHtml([label, value]: MailTableRow, look = ''): string {
  const [name, wrap] = isIban(value) ? ['iban', 'white-space:nowrap'] : ['', 'overflow-wrap:anywhere']
  return `<tr><td colspan="2" style="${CELL}"><span class="muted" style="color:${LIGHT.muted}">${escape(label)}</span><br><span class="${name}" style="${wrap}${look}">${escape(value)}</span></td></tr>`
}

function rowHtml(row: MailTableRow): string {
  const [label, value, weight] = row
  // Beside its label it would not fit on a phone.
  if (value.length > LONG || isIban(value)) return stackedHtml(row)
  const [left, right] = [escape(label), escape(value)]
  const bold = weight === 'strong' ? ';font-weight:bold' : ''
  const name = bold
    ? `<td style="${CELL}${bold}">`
    : `<td class="muted" style="${CELL};padding-right:12px;color:${LIGHT.muted}">`
  return `<tr>${name}${left}</td><td style="${CELL};text-align:right;overflow-wrap:anywhere${bold}">${right}</td></tr>`
}

function itemHtml({ name, value, image, tint = 'sand' }: Item): string {
  const cell = `padding:10px 0;border-bottom:${LINE}`
  const picture =
    image === undefined
      ? ''
      : `<img src="${escape(image)}" alt="" width="48" height="58" style="display:block">`
  return [
    `<tr><td class="line" width="70" style="${cell}"><div class="tint" style="width:58px;height:58px;padding:3px 5px;box-sizing:border-box;border-radius:8px;background:${TINTS[tint]};overflow:hidden">${picture}</div></td>`,
    `<td class="line" style="${cell};font-weight:bold">${escape(name)}</td>`,
    `<td class="line" style="${cell};text-align:right;white-space:nowrap">${escape(value)}</td></tr>`,
  ].join('')
}

const tableHtml = (content: string) =>
  `<table role="presentation" width="100%" cellspacing="0" class="line" style="border-top:${LINE};margin:0 0 18px">${content}</table>`

function blockHtml(block: Block, isPrimary: boolean): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escape(block.text).replaceAll('\n', '<br>')}</p>`
    case 'footer':
      return `<p class="muted line" style="margin:24px 0 0;padding:18px 0 0;border-top:${LINE};font-size:13px;color:${LIGHT.muted}">${escape(block.text).replaceAll('\n', '<br>')}</p>`
    case 'title':
      return `<h2 style="margin:26px 0 8px;font:bold 19px/1.3 ${SERIF}">${escape(block.text)}</h2>`
    case 'link': {
      const look = isPrimary
        ? `background:${LIGHT.brand};color:${LIGHT.card}`
        : `border:1px solid ${LIGHT.brand};color:${LIGHT.brand}`
      const style = `display:block;padding:13px 18px;border-radius:10px;${look};font-weight:bold;text-align:center;text-decoration:none`
      return `<p style="margin:0 0 18px"><a class="${isPrimary ? 'button' : 'brand'}" href="${escape(block.href)}" style="${style}">${escape(block.label)}</a></p>`
    }
    case 'links': {
      const pages = block.links.map(
        ([label, href]) =>
          `<a class="brand" href="${escape(href)}" style="color:${LIGHT.brand}">${escape(label)}</a>`,
      )
      return `<p style="margin:0 0 16px">${pages.join(' · ')}</p>`
    }
    case 'rows':
      return tableHtml(block.rows.map(rowHtml).join(''))
    case 'frame': {
      const heading = `<h2 class="warn" style="margin:0;padding:11px 16px;border-radius:11px 11px 0 0;background:${LIGHT.warnGround};font:bold 15px/1.5 ${SANS};color:${LIGHT.warn}">${escape(block.title)}</h2>`
      const table = `<table role="presentation" width="100%" cellspacing="0" style="padding:8px 16px 10px">${block.rows.map((row) => stackedHtml(row, ';font-weight:bold')).join('')}</table>`
      return `<div class="line" style="margin:0 0 18px;border:${LINE};border-radius:12px">${heading}${table}</div>`
    }
    case 'items':
      return tableHtml(block.items.map(itemHtml).join(''))
  }
}

interface Frame {
  readonly shop: string
  /** Absolute URL. */
  readonly logo: string
  /** Also the heading. */
  readonly subject: string
  readonly language: Language
}

/** A card on a sunken ground; the first link is the one primary button. */
export function toHtml(blocks: readonly Block[], { shop, logo, subject, language }: Frame): string {
  const primary = blocks.find(({ kind }) => kind === 'link')
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<style>:root{color-scheme:light dark}@media (max-width:480px){${NARROW}}@media (prefers-color-scheme:dark){${DARK}}</style>`,
    `<title>${escape(subject)}</title></head>`,
    `<body class="ground" style="margin:0;padding:24px 12px;background:${LIGHT.ground};font:15px/1.55 ${SANS}">`,
    `<div class="card line" style="max-width:496px;margin:0 auto;padding:24px;border:${LINE};border-radius:16px;background:${LIGHT.card};color:${LIGHT.text};overflow-wrap:break-word">`,
    `<p class="brand line" style="margin:0 0 22px;padding:0 0 18px;border-bottom:${LINE};font:bold 22px/36px ${SERIF};color:${LIGHT.brand}"><img src="${escape(logo)}" alt="" width="36" height="36" style="margin:0 10px 0 0;border-radius:9px;vertical-align:top">${escape(shop)}</p>`,
    `<h1 style="margin:0 0 16px;font:normal 27px/1.2 ${SERIF}">${escape(subject)}</h1>`,
    ...blocks.map((block) => blockHtml(block, block === primary)),
    '</div></body></html>',
  ].join('\n')
}
