import { useParams } from 'react-router-dom'
import { Later } from '../later'
import { productView as View } from '../parts'
import { productBySlug } from '../queries/catalogue'
import { useResource } from '../queries/use-resource'
import { useProductTitle } from '../use-title'

export default function ProductContainer() {
  const { slug = '' } = useParams()
  const { retry, ...product } = useResource(productBySlug(slug))
  useProductTitle(product.status === 'ready' ? product.data.name : undefined)
  return (
    <Later when="woken">
      <View product={product} onRetry={retry} />
    </Later>
  )
}
