import { useEffect } from 'react'
import { PLATFORM } from '../../settings'
import { useApplication } from '../application'

/** Counts each opening of a category by a shopper; pages that crawlers fetch run no script. */
export function useCategoryViews(slug: string | undefined): void {
  const { http } = useApplication()
  useEffect(() => {
    if (slug === undefined) return
    void import('@/client/catalogue/products').then(
      (calls) => calls.countCategoryView(http, PLATFORM, slug),
      () => undefined,
    )
  }, [http, slug])
}
