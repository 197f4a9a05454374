import { productNamed } from '../catalogue/product-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { ok } from '@/mocks/shared/handlers'

const tea = productNamed('Abendruhe')
const { _id, name, tint, reviews } = tea
const summary = { rating: 4.8, count: 412, stars: [4, 4, 13, 53, 338], withPhoto: 96 }

/** MSW handlers of reviews, in the shop and in the back office. */
export const reviewMocks = {
  ok: [
    ok('listProductReviews', {
      product: { _id, name, tint, slug: tea.seo.slug, image: tea.images[0] ?? null },
      summary,
      reviews: reviews.list,
      pagination: firstPage(reviews.list.length),
    }),
    ok('markReviewHelpful', { helpful: 32 }),
    ok('uploadReviewPhotos', { photos: 1 }),
    ok('deleteReviewPhotos', {}),
    ok('listReviews', {
      reviews: reviews.list.map((review) => ({
        ...review,
        state: 'shown' as const,
        hiddenReason: '',
        photosAwait: false,
        namesAddress: false,
        product: { _id, name, slug: tea.seo.slug, tint, image: tea.primaryImage },
        order: null,
      })),
      counts: { waiting: 0, shown: 2, unanswered: 0, hidden: 0 },
      settings: { approveFirst: false },
      pagination: firstPage(reviews.list.length),
    }),
    ok('decideReviews', { decided: 1 }),
    ok('answerReview', { answeredAt: '2026-11-22T09:00:00.000Z' }),
    ok('eraseReview', {}),
    ok('saveReviewSettings', { settings: { approveFirst: true } }),
  ],
}
