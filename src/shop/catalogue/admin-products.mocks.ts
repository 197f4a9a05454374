import { schemas } from '@/contract/schemas'
import type { Data } from '@/contract/shared/dto'
import { firstPage, pageOf } from '@/mocks/fixtures/pagination'
import { answers, failing, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import { productDetails, productList, productNamed } from './product-data.mocks'

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
const film: Data<'uploadProductVideo'>['video'] = {
  url: '/media/0123456789abcdef0123456789abcdef.mp4',
  alt: 'Abendruhe',
  alts: {},
  width: 1080,
  height: 1920,
  seconds: 12.4,
  uploadedAt: '2026-11-20T09:00:00.000Z',
}
const idIn = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? ''

const CSV = `\uFEFFid;slug;name;price.germany\r\n${tea._id};abendruhe;Abendruhe;11,90\r\n`
/** Changes previewed for the file `CSV`. */
const importPlan: Data<'importProducts'> = {
  stored: false,
  version: 'mock',
  rows: [
    {
      line: 2,
      id: tea._id,
      name: 'Abendruhe',
      changes: [{ column: 'price.germany', before: '11,90', after: '12,90' }],
    },
  ],
  errors: [],
}
/** One of each reason. */
const stockMovements: Data<'listStockMovements'>['movements'] = [
  { reason: 'sale' as const, units: -2, stock: 118, orderNumber: 'VD-2026-001042' },
  { reason: 'return' as const, units: 1, stock: 120, orderNumber: 'VD-2026-001017' },
  { reason: 'cancellation' as const, units: 3, stock: 119, orderNumber: 'VD-2026-001009' },
  { reason: 'correction' as const, units: -4, stock: 116, admin: 'Ayşe Demir' },
  { reason: 'import' as const, units: 120, stock: 120, admin: 'Murat Kaya' },
].map((movement, index) => ({
  admin: null,
  orderNumber: null,
  ...movement,
  _id: `movement-${index + 1}`,
  at: `2026-11-${21 - index}T09:10:00.000Z`,
}))
const sent = (body: unknown) => schemas.importProducts.body.parse(body)

/** Products as returned for a bulk change. */
export const selectable = (products: typeof productList): Data<'selectProducts'>['products'] =>
  products.map(({ _id, name, status, prices }) => ({
    _id,
    name,
    status,
    prices: prices.map(({ platform, amount, originalAmount }) => ({
      platform,
      amount,
      originalAmount,
      sale: null,
    })),
  }))

/** Paginates with two products per page. */
const inPages = answers('listProducts', ({ url }) => {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  return {
    products: productList.slice((page - 1) * 2, page * 2),
    pagination: pageOf(page, productList.length, 2),
  }
})

/** MSW handlers of the back office's products, by resulting state. */
export const adminProductMocks = {
  ok: [
    ok('listProducts', { products: [...productList], pagination: firstPage(productList.length) }),
    // Before `getProduct`, whose path matches as well.
    ok('selectProducts', { products: selectable(productList) }),
    answers('getProduct', (request) => ({
      product: productDetails.find(({ _id }) => _id === idIn(request)) ?? tea,
    })),
    ok('createProduct', { product: { ...tea, _id: 'product-new', name: 'Chai Latte' } }),
    ok('updateProduct', { product: tea }),
    ok('deleteProduct', {}),
    ok('listStockMovements', {
      movements: [...stockMovements],
      pagination: firstPage(stockMovements.length),
    }),
    ok('changeProducts', { changed: 1 }),
    answers('exportProducts', () => new File([CSV], 'products.csv')),
    answers('importProducts', async (request) => {
      const { dryRun } = sent(await request.json())
      return { ...importPlan, stored: !dryRun }
    }),
    ok('uploadProductImages', { images: pictures }),
    ok('updateProductImage', {
      images: pictures.toReversed().map((image, place) => ({ ...image, isPrimary: place === 0 })),
    }),
    ok('setPrimaryImage', {
      images: pictures.map((image) => ({ ...image, isPrimary: image._id === 'image-new' })),
    }),
    ok('deleteProductImage', { images: [] }),
    ok('uploadProductVideo', { video: film }),
    answers('updateProductVideo', async (request) => ({
      video: { ...film, ...schemas.updateProductVideo.body.parse(await request.json()) },
    })),
    ok('deleteProductVideo', {}),
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
  /** The products were changed elsewhere. */
  changedMeanwhile: [failing('changeProducts', 'STALE'), failing('importProducts', 'STALE')],
  pages: [inPages],
  tooMany: [inPages, failing('selectProducts', 'TOO_LARGE')],
  brokenLines: [
    answers('importProducts', async (request) => {
      const { dryRun, skipBroken } = sent(await request.json())
      return {
        ...importPlan,
        stored: !dryRun && skipBroken,
        errors: [3, 7, 12].map((line) => ({
          line,
          name: 'Abendruhe',
          column: 'price.germany',
          message: `“${line} avro” okunamadı. Örnek: 11,90`,
        })),
      }
    }),
  ],
}
