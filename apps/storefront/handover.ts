import type { AbstractIntlMessages } from 'use-intl'

/** What the server gives to the browser beside the markup, as inert JSON (no inline script, decisions §3 CSP). */
export interface Handover {
  readonly words: AbstractIntlMessages
  readonly resources: Readonly<Record<string, unknown>>
}

const ID = 'handover'

/** `<` is escaped, so that no text of a product can end the element. */
export const writeHandover = (handover: Handover): string =>
  `<script type="application/json" id="${ID}">${JSON.stringify(handover).replaceAll('<', '\\u003c')}</script>`

const isHandover = (value: unknown): value is Handover =>
  typeof value === 'object' && value !== null && 'words' in value && 'resources' in value

export function readHandover(): Handover | undefined {
  const text = document.getElementById(ID)?.textContent
  if (!text) return undefined
  const value: unknown = JSON.parse(text)
  return isHandover(value) ? value : undefined
}
