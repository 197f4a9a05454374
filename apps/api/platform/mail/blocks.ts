import type { Language } from '@/domain/shared/language'

export type Row = readonly [label: string, value: string, weight?: 'strong']

/** Part of a mail, rendered as text and as HTML. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }

export const text = (...lines: readonly string[]): Block => ({ kind: 'text', text: lines.join('\n') })
export const title = (content: string): Block => ({ kind: 'title', text: content })
export const link = (label: string, href: string): Block => ({ kind: 'link', label, href })
export const rows = (...all: readonly Row[]): Block => ({ kind: 'rows', rows: all })

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'title':
      return block.text.toLocaleUpperCase(language)
    case 'link':
      return `${block.label}:\n${block.href}`
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
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

function rowHtml([label, value, weight]: Row): string {
  const style = `padding:4px 0;vertical-align:top;font-weight:${weight === 'strong' ? 'bold' : 'normal'}`
  const [left, right] = [escape(label), escape(value)]
  return `<tr><td style="${style}">${left}</td><td style="${style};text-align:right">${right}</td></tr>`
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escape(block.text).replaceAll('\n', '<br>')}</p>`
    case 'title':
      return `<h2 style="margin:24px 0 8px;font-size:16px">${escape(block.text)}</h2>`
    case 'link': {
      const style =
        'display:inline-block;padding:10px 18px;border:1px solid;border-radius:8px;color:inherit;font-weight:bold;text-decoration:none'
      return `<p style="margin:0 0 16px"><a href="${escape(block.href)}" style="${style}">${escape(block.label)}</a></p>`
    }
    case 'rows': {
      const style = 'border-collapse:collapse;border-top:1px solid;margin:0 0 16px'
      return `<table role="presentation" width="100%" style="${style}">${block.rows.map(rowHtml).join('')}</table>`
    }
  }
}

/** Sets no colours, because mail clients apply their light or dark ones. */
export const toHtml = (
  blocks: readonly Block[],
  { shop, subject, language }: { shop: string; subject: string; language: Language },
): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<title>${escape(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif"><div style="max-width:560px;margin:0 auto">`,
    `<p style="margin:0 0 24px;font-size:24px">${escape(shop)}</p>`,
    ...blocks.map(blockHtml),
    '</div></body></html>',
  ].join('\n')
