import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { Later, openGates } from '../later'
import { productView as View } from '../parts'
import { productBySlug } from '../queries/catalogue'
import { useResource } from '../queries/use-resource'
import { useProductTitle } from '../use-title'

export default function ProductContainer() {
  const { slug = '' } = useParams()
  const { retry, ...product } = useResource(productBySlug(slug))
  useProductTitle(product.status === 'ready' ? product.data.name : undefined)
  // A failure is not handed over: when the browser learns of it, the server's markup cannot stand for it any more.
  useEffect(() => {
    if (product.status === 'error') openGates()
  }, [product.status])
  return (
    <Later when="woken">
      <View product={product} onRetry={retry} />
    </Later>
  )
}
