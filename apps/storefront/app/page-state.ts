import type { DehydratedState } from '@tanstack/react-query'
import type { AbstractIntlMessages } from 'use-intl'

/** Data the server embeds in the page for hydration, as a JSON script element. */
export interface PageState {
  /** Public URL of the shop without a trailing slash. */
  readonly origin: string
  readonly messages: AbstractIntlMessages
  readonly queries: DehydratedState
}

export const STATE_ID = 'page-state'

/** Serialises the state with `<` escaped, so that no string can close the script element. */
export const writePageState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c')

const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' &&
  value !== null &&
  'origin' in value &&
  'messages' in value &&
  'queries' in value

/** @returns undefined if the page was not rendered by the server */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent
  if (!text) return undefined
  const value: unknown = JSON.parse(text)
  return isPageState(value) ? value : undefined
}
