import { PageNotFound } from '@/screens/storefront/page-not-found'

export default function NotFoundContainer() {
  return <PageNotFound />
}
