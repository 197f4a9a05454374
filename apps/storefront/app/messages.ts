import type { AbstractIntlMessages } from 'use-intl'
import type { Language, Namespace } from '@/i18n'

/** Messages of every page: the header, the footer, titles and the primitives in them. */
export const SHELL_NAMESPACES = ['ui', 'shop', 'meta'] as const satisfies readonly Namespace[]

const known = new Map<string, AbstractIntlMessages>()

/** Messages that came with the page need no request. */
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

/** The asked namespaces of one language; each file is a chunk of its own. */
export async function loadMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<AbstractIntlMessages> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadNamespace(language, namespace)] as const),
  )
  return Object.fromEntries(loaded)
}
