import type { AbstractIntlMessages } from 'use-intl'
import { isLanguage, type Language, type Namespace } from '@/i18n'

const files = import.meta.glob<AbstractIntlMessages>('../../../src/i18n/messages/*/{ui,admin*}.json', {
  import: 'default',
})

/** Turkish unless the URL contains another language. */
export function chosenLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang')
  return isLanguage(asked) ? asked : 'tr'
}

export async function loadAdminMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<AbstractIntlMessages> {
  const loaded = await Promise.all(
    namespaces.map(
      async (name) =>
        [name, (await files[`../../../src/i18n/messages/${language}/${name}.json`]?.()) ?? {}] as const,
    ),
  )
  return Object.fromEntries(loaded)
}
