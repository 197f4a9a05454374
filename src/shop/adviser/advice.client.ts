import type { Http } from '@/client/shared/http'
import { lang } from '@/client/shared/lang'
import { toProductSummary } from '../catalogue/product-wire.client'
import { productEndpoints } from '../catalogue/products.calls'
import { shelfParams } from '../catalogue/shelf'
import type { Platform } from '../shared/platform'
import { advise, MOST_ADVISED, reasonFor, type Advice, type Advised, type Answers } from './adviser'

/** Asks the list of products, once or twice. */
export const readAdvice = (http: Http, platform: Platform, answers: Answers): Promise<Advice<Advised>> =>
  advise(async (choice) => {
    const { products, pagination, facets } = await http.call(productEndpoints, 'listProducts', {
      query: {
        platform,
        status: 'active',
        limit: MOST_ADVISED,
        facets: 'true',
        lang: lang(http),
        ...shelfParams(choice),
      },
    })
    return {
      products: products.map((product) => ({
        ...toProductSummary(http, product),
        reason: reasonFor(answers, product.traits),
      })),
      total: pagination.total,
      without: facets?.without ?? {},
    }
  }, answers)
