export { LandingMore as default } from '@/screens/storefront/landing-more'
