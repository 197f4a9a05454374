import { useWords } from '../../../i18n'
import { MissingView } from './missing-view'

/** No page of the shop has this address. One state. */
export function PageNotFound() {
  const words = useWords('shop')
  return (
    <MissingView
      title={words('notFound.title')}
      text={words('notFound.text')}
      homeLabel={words('error.home')}
      productsLabel={words('notFound.products')}
    />
  )
}
