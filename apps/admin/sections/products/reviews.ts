import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure } from '@/client'
import { addReview, deleteReview } from '@/shop/catalogue/admin-products.client'
import type { ProductRecord } from '@/shop/catalogue/product-record'
import type { ProductSideState, ReviewInput } from '@/screens/admin/products/products-types'
import { useHttp } from '../../app/application'
import { useOpenProduct } from './queries'
import { refusedLoadMessage } from '../../shared/query-states'

type State = Pick<ProductSideState, 'addingReview' | 'addedReviews' | 'busyReviewId' | 'reviewError'>

/** Joined field messages, else the general message. */
const joined = (error: unknown): string =>
  (isFailure(error) && error.errors.map(({ msg }) => msg).join(', ')) || (refusedLoadMessage(error) ?? '')

/** Reviews of the open product. */
export function useReviews(productId: string | undefined) {
  const http = useHttp()
  const show = useOpenProduct(productId)
  const [added, setAdded] = useState(0)
  const take = ({ reviews, reviewCount, rating }: ProductRecord) =>
    show((product) => ({ ...product, reviews, reviewCount, rating }))
  const adding = useMutation({
    mutationFn: (review: ReviewInput) => addReview(http, productId ?? '', review),
    onSuccess: (product) => {
      take(product)
      setAdded((before) => before + 1)
    },
  })
  const removing = useMutation({
    mutationFn: (reviewId: string) => deleteReview(http, productId ?? '', reviewId),
    onSuccess: take,
  })
  const failed = [adding, removing].find(({ isError }) => isError)
  const state: State = {
    addingReview: adding.isPending,
    addedReviews: added,
    busyReviewId: removing.isPending ? removing.variables : undefined,
    ...(failed && { reviewError: joined(failed.error) }),
  }
  return {
    state,
    add: (review: ReviewInput) => {
      removing.reset()
      adding.mutate(review)
    },
    remove: (reviewId: string) => {
      adding.reset()
      removing.mutate(reviewId)
    },
    reset: () => {
      adding.reset()
      removing.reset()
    },
  }
}
