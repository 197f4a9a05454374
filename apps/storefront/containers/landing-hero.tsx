import { HERO_SLUG, LandingHead } from '@/screens/storefront/home/landing-head'
import { landingProducts } from '../queries/catalogue'
import { useResource } from '../queries/use-resource'

export default function LandingHeroContainer() {
  const products = useResource(landingProducts())
  const highlight =
    products.status === 'ready' ? products.data.find(({ slug }) => slug === HERO_SLUG) : undefined
  return <LandingHead highlight={highlight} />
}
