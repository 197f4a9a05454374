import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listMyReviews, saveMyReview, uploadReviewPhotos } from '@/shop/reviews/customer-reviews.client'
import type { CustomerReviewInput } from '@/shop/reviews/review-form'
import type { LineReviewState } from '@/screens/storefront/orders/review/line-review-types'
import { useApplication, useOverlay } from '../application'
import { isDeadSession, refusalMessage } from '../session/failure-message'
import { useOwner } from '../session/use-owner'

const NONE: ReadonlyMap<string, CustomerReviewInput> = new Map()

/** The customer's reviews for the lines of an order. @param isEnabled whether a delivered order is open */
export function useLineReviews(isEnabled: boolean) {
  const { http, queries } = useApplication()
  const { owner, signedIn } = useOwner()
  const offerLogin = useOverlay((overlay) => overlay.offerLogin)
  const [states, setStates] = useState<Readonly<Record<string, LineReviewState>>>({})
  const queryKey = ['account', owner, 'reviews']
  const { data: own = NONE } = useQuery({
    queryKey,
    queryFn: () => listMyReviews(http),
    enabled: signedIn && isEnabled,
    staleTime: 0,
    meta: { offersLogin: true },
  })
  const sendPhotos = (productId: string, photos: readonly File[]) =>
    uploadReviewPhotos(http, productId, photos).then(
      () => true,
      () => false,
    )
  const save = async (productId: string, review: CustomerReviewInput, photos: readonly File[]) => {
    const setLineState = (state: LineReviewState) => setStates((all) => ({ ...all, [productId]: state }))
    setLineState({ status: 'saving' })
    try {
      const reviewState = await saveMyReview(http, productId, review)
      // A list that was asked for before would come without this review.
      const isListed = queries.getQueryData(queryKey) !== undefined
      await queries.cancelQueries({ queryKey })
      // Another review may have been saved since this one was sent.
      queries.setQueryData<typeof NONE>(queryKey, (known = NONE) => new Map([...known, [productId, review]]))
      if (!isListed) void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: ['product'] })
      if (photos.length > 0 && !(await sendPhotos(productId, photos)))
        return setLineState({ status: 'failed', isSaved: true })
      const waits = reviewState === 'waiting' ? 'text' : photos.length > 0 ? 'photos' : undefined
      setLineState({ status: 'done', waits })
    } catch (error) {
      setLineState({ status: 'failed', message: refusalMessage(error) })
      if (isDeadSession(error)) offerLogin()
    }
  }
  return {
    own,
    states,
    onSave: (productId: string, review: CustomerReviewInput, photos: readonly File[]) =>
      void save(productId, review, photos),
  }
}
