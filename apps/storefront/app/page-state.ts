import type { DehydratedState } from '@tanstack/react-query'
import type { AbstractIntlMessages } from 'use-intl'

/** What the server gives to the browser beside the markup, as inert JSON. */
export interface PageState {
  /** Public address of the shop without a final slash. */
  readonly origin: string
  readonly messages: AbstractIntlMessages
  readonly queries: DehydratedState
}

export const STATE_ID = 'page-state'

/** `<` is escaped, so that no text of a product can end the element. */
export const writePageState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c')

const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' &&
  value !== null &&
  'origin' in value &&
  'messages' in value &&
  'queries' in value

/** @returns undefined where the page was not rendered by the server */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent
  if (!text) return undefined
  const value: unknown = JSON.parse(text)
  return isPageState(value) ? value : undefined
}
