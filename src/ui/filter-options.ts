import type { ComboboxOption } from './combobox-list'

/** Normalises text for a search that ignores case and accents: 'c' matches 'Ç', 'i' matches 'İ'. */
const plain = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')

/** Options whose label contains the query. */
export function filterOptions<V extends string>(options: readonly ComboboxOption<V>[], query: string) {
  const wanted = plain(query.trim())
  return wanted === '' ? options : options.filter((option) => plain(option.label).includes(wanted))
}
