import { answers, failing, offline, ok, slow, unauthorised } from '../shared/handlers'
import { firstPage } from '../fixtures/pagination'
import { productDetails, productList, productNamed } from '../fixtures/products'

const tea = productNamed('Abendruhe')
const added = {
  _id: 'review-3',
  user: 'Verda',
  rating: 5,
  date: '2026-11-21T09:00:00.000Z',
  comment: 'Danke für das Lob!',
  verified: false,
  byShop: true,
}
const [picture] = tea.images
const pictures = picture ? [picture, { ...picture, _id: 'image-new', alt: 'Yeni', isPrimary: false }] : []
const idIn = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? ''

/** Handlers of the back office's products, by the state that they lead to. */
export const adminProductMocks = {
  ok: [
    ok('listProducts', { products: [...productList], pagination: firstPage(productList.length) }),
    answers('getProduct', (request) => ({
      product: productDetails.find(({ _id }) => _id === idIn(request)) ?? tea,
    })),
    ok('createProduct', { product: { ...tea, _id: 'product-new', name: 'Chai Latte' } }),
    ok('updateProduct', { product: tea }),
    ok('deleteProduct', {}),
    ok('uploadProductImages', { images: pictures }),
    ok('updateProductImage', { images: pictures.toReversed() }),
    ok('setPrimaryImage', {
      images: pictures.map((image) => ({ ...image, isPrimary: image._id === 'image-new' })),
    }),
    ok('deleteProductImage', { images: [] }),
    ok('addReview', {
      review: added,
      product: { ...tea, reviews: { count: 413, list: [added, ...tea.reviews.list] } },
    }),
    ok('deleteReview', { product: { ...tea, reviews: { count: 411, list: tea.reviews.list.slice(1) } } }),
  ],
  empty: [ok('listProducts', { products: [], pagination: firstPage(0) })],
  slow: [slow('listProducts'), slow('getProduct')],
  error: [failing('listProducts', 'INTERNAL')],
  offline: [offline('listProducts')],
  unauthorised: [unauthorised('deleteProduct')],
}
