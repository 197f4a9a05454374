import type { AbstractIntlMessages } from 'use-intl'
import type { Language } from '../domain/shared/language'

const files = import.meta.glob<AbstractIntlMessages>('./messages/*/*.json', {
  eager: true,
  import: 'default',
})

const catalogueOf = (language: Language): AbstractIntlMessages =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./messages/${language}/`))
      .map(([path, messages]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), messages]),
  )

/** Every namespace of every language: for Storybook and tests. An app imports the files that it shows. */
export const allMessages: Readonly<Record<Language, AbstractIntlMessages>> = {
  de: catalogueOf('de'),
  tr: catalogueOf('tr'),
  en: catalogueOf('en'),
}
