import { turkishExceptions } from '../../turkish-exceptions'
import { SimpleTable } from '../reading/simple-table'

/** The Turkish messages of the German shop and the catalogue each one is stored in. */
export function TurkishTable() {
  return (
    <SimpleTable
      head={['Text', 'Where', 'Catalogue']}
      rows={turkishExceptions.map(([namespace, text, place]) => [text, place, `de/${namespace}.json`])}
    />
  )
}
