import { toMajor, toMinor } from '@/shop/shared/money'
import type { Platform } from '@/shop/shared/platform'
import { REVIEWS_SHOWN } from '@/shop/reviews/reviews'
import type { Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { found, isUuid, uuidOf } from '../../platform/http/errors'
import { paginationOf } from '../../platform/db/queries/page'
import { detailTags, listTags, RATINGS } from '../../platform/cache/tags'
import { facetsOf, findProducts } from './product-list.repository'
import * as repository from './products.repository'
import type { Product } from './products.repository'
import { findRatings, findReviews } from './reviews.repository'
import { findVideo } from './images/product-video.repository'
import { ownerOf } from './sizes.repository'
import { priceFor, productSummaryToDto, productToDto } from './products.mapper'

/** Discontinued products stay reachable by link; inactive products and those not sold on the platform do not. */
const isReadable = (product: Product, platform: Platform | undefined) =>
  product.status !== 'inactive' && priceFor(product, platform) !== undefined

const minorOf = (major: number | undefined) => (major === undefined ? undefined : toMinor(major))

const inMajor = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: toMajor(min),
  max: toMajor(max),
})

type ProductCall = Call<'getProduct'> | Call<'getProductBySlug'>

/** Administrators edit what they read, so they get German unless they request another language. */
const languageFor = async ({
  query,
  language,
  readsCatalogue,
}: Pick<ProductCall, 'query' | 'language' | 'readsCatalogue'>) =>
  query.lang ?? ((await readsCatalogue()) ? 'de' : language)

async function details(call: ProductCall, product: Product | undefined) {
  const { db, query, readsCatalogue } = call
  const { platform } = query
  const known = found(product)
  const isEdited = await readsCatalogue()
  if (!isReadable(known, platform) && !isEdited) found(undefined)
  const reviews = await findReviews(db, known, isEdited ? undefined : REVIEWS_SHOWN)
  const { stars } = await findRatings(db, known)
  const video = await findVideo(db, ownerOf(known))
  const related = await (isEdited && platform === undefined
    ? repository.findCompanions(db, known)
    : repository.findRelated(db, known, platform))
  const language = await languageFor(call)
  return {
    product: productToDto(known, { reviews, stars, related, video }, { platform, language, isEdited }),
  }
}

export const productRoutes = [
  defineRoute(
    'listProducts',
    async (call) => {
      const { db, query, readsCatalogue } = call
      const {
        page,
        limit,
        status,
        archived,
        lang: _,
        facets: wantsFacets,
        minPrice,
        maxPrice,
        ...rest
      } = query
      const filter = { ...rest, minPrice: minorOf(minPrice), maxPrice: minorOf(maxPrice) }
      const isOffice = await readsCatalogue()
      const forShoppers =
        filter.ids === undefined
          ? { status: 'active' as const, cards: true, orSynonyms: true }
          : { hasPage: true }
      const visible = isOffice ? { status, archived } : forShoppers
      const options = {
        platform: filter.platform,
        language: await languageFor(call),
        seesSales: isOffice,
        // A list of certain products names each with its size.
        isNamedInFull: !isOffice && filter.ids !== undefined,
      }
      const found = await findProducts(db, { ...filter, ...visible }, { page, limit }, !isOffice)
      const { platform } = filter
      const facets =
        wantsFacets === true && platform !== undefined
          ? await facetsOf(
              db,
              { ...filter, ...visible, platform, category: found.category ?? filter.category },
              found,
            )
          : undefined
      return {
        products: found.products.map((product) => productSummaryToDto(product, options)),
        pagination: paginationOf({ page, limit }, found),
        ...(found.isSimilar && { isSimilar: true }),
        ...(found.category !== undefined && { category: found.category }),
        ...(facets && { facets: { ...facets, price: facets.price && inMajor(facets.price) } }),
      }
    },
    {
      cached: 'forShoppers',
      byLanguage: true,
      tags: ({ products }) => [...listTags(products), RATINGS],
    },
  ),

  defineRoute(
    'getProduct',
    async (call) => {
      const find = (await call.readsCatalogue()) ? repository.findEvenArchived : repository.findProduct
      return details(call, await find(call.db, uuidOf(call.params.id)))
    },
    {
      cached: 'forShoppers',
      byLanguage: true,
      tags: ({ product }) => detailTags(product, product.relatedProducts),
    },
  ),

  defineRoute(
    'getProductBySlug',
    async (call) => {
      const { slug } = call.params
      const id = isUuid(slug) ? slug : undefined
      return details(call, await repository.findProductBySlug(call.db, slug, id))
    },
    {
      cached: 'forShoppers',
      byLanguage: true,
      tags: ({ product }) => detailTags(product, product.relatedProducts),
    },
  ),
]
