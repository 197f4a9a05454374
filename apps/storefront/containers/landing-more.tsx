export { LandingMore as default } from '@/screens/storefront/home/landing-more'
