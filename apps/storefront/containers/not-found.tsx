import { PageNotFound } from '@/screens/storefront/shared/page-not-found'

export default function NotFoundContainer() {
  return <PageNotFound />
}
