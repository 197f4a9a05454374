import type { AbstractIntlMessages } from 'use-intl'
import type { Language, Namespace } from '@/i18n'

/** Namespaces that every page needs: header, footer, titles and the primitives within. */
export const SHELL_NAMESPACES = ['ui', 'shop', 'meta'] as const satisfies readonly Namespace[]

const known = new Map<string, AbstractIntlMessages>()

/** Stores the messages embedded in the page, so that they are not requested again. */
export function seedMessages(language: Language, messages: AbstractIntlMessages): void {
  for (const [namespace, entries] of Object.entries(messages)) {
    if (typeof entries === 'object') known.set(`${language}/${namespace}`, entries)
  }
}

async function loadNamespace(language: Language, namespace: Namespace): Promise<AbstractIntlMessages> {
  const hit = known.get(`${language}/${namespace}`)
  if (hit) return hit
  const { messageFiles } = await import('./message-files')
  return (await messageFiles[`../../../src/i18n/messages/${language}/${namespace}.json`]?.()) ?? {}
}

/** Loads the given namespaces of one language; known ones are not requested again. */
export async function loadMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<AbstractIntlMessages> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadNamespace(language, namespace)] as const),
  )
  return Object.fromEntries(loaded)
}
