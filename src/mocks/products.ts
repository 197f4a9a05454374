import { answers, failing, offline, ok, slow } from './handlers'
import { firstPage } from './fixtures/pagination'
import { productDetails, productList } from './fixtures/products'

const lastSegment = (request: Request) =>
  decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')

/** Handlers of the catalogue, by the state that they lead to. */
export const productMocks = {
  ok: [
    ok('listProducts', { products: [...productList], pagination: firstPage(productList.length) }),
    answers('getProductBySlug', (request) => {
      const product = productDetails.find(({ seo }) => seo.slug === lastSegment(request))
      if (!product) throw new RangeError('no such fixture')
      return { product }
    }),
    ok('trackProduct', {}),
  ],
  empty: [ok('listProducts', { products: [], pagination: firstPage(0) })],
  slow: [slow('listProducts'), slow('getProductBySlug')],
  error: [failing('listProducts', 'INTERNAL'), failing('getProductBySlug', 'INTERNAL')],
  offline: [offline('listProducts'), offline('getProductBySlug')],
  notFound: [failing('getProductBySlug', 'NOT_FOUND', { message: 'Ürün bulunamadı' })],
}
