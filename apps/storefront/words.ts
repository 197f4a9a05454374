import type { AbstractIntlMessages } from 'use-intl'
import type { Language, Namespace } from '@/i18n'

/** Words of the first view of every page: the header, the footer and the primitives in them. */
export const SHELL_WORDS = ['ui', 'shop', 'meta'] as const satisfies readonly Namespace[]

const known = new Map<string, AbstractIntlMessages>()

/** Words that came with the page need no request. */
export function seedWords(language: Language, words: AbstractIntlMessages): void {
  for (const [namespace, messages] of Object.entries(words)) {
    if (typeof messages === 'object') known.set(`${language}/${namespace}`, messages)
  }
}

async function loadNamespace(language: Language, namespace: Namespace): Promise<AbstractIntlMessages> {
  const hit = known.get(`${language}/${namespace}`)
  if (hit) return hit
  const { wordFiles } = await import('./words-files')
  return (await wordFiles[`../../src/i18n/messages/${language}/${namespace}.json`]?.()) ?? {}
}

/** The asked namespaces of one language; each file is a chunk of its own. */
export async function loadWords(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<AbstractIntlMessages> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadNamespace(language, namespace)] as const),
  )
  return Object.fromEntries(loaded)
}
