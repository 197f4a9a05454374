import type { Http } from '@/client/shared/http'
import { lang } from '@/client/shared/lang'
import type { Data } from '@/contract/shared/dto'
import { money, toMinor } from '../shared/money'
import type { Platform } from '../shared/platform'
import { toPicture } from '../catalogue/product-wire.client'
import type { SuggestedProduct, Suggestions } from './suggestions'
import { suggestionEndpoints } from './suggestions.calls'

type ProductDto = Data<'suggestProducts'>['products'][number]

function toSuggestedProduct(http: Http, dto: ProductDto): SuggestedProduct {
  const {
    _id,
    seo,
    price,
    prices,
    platform,
    netContent,
    images,
    name,
    subtitle,
    tint,
    inStock,
    untranslated,
  } = dto
  const { currency = 'EUR' } = prices.find((entry) => entry.platform === platform) ?? {}
  const [image] = images
  return {
    name,
    subtitle,
    tint,
    inStock,
    untranslated,
    id: _id,
    slug: seo.slug,
    price: money(toMinor(price), currency),
    ...(netContent && { netContent }),
    ...(image && { picture: toPicture(http, image) }),
  }
}

export async function suggestProducts(
  http: Http,
  { text, platform }: { readonly text: string; readonly platform: Platform },
  signal?: AbortSignal,
): Promise<Suggestions> {
  const data = await http.call(suggestionEndpoints, 'suggestProducts', {
    query: { q: text, platform, lang: lang(http) },
    signal,
  })
  return {
    text,
    products: data.products.map((product) => toSuggestedProduct(http, product)),
    categories: data.categories.map(({ name }) => name),
    isSimilar: data.isSimilar,
  }
}
