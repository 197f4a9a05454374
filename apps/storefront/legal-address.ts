import { LEGAL_PAGES, type LegalPageName } from '@/screens/storefront/legal/legal-types'

/** Which legal page an address shows. */
export const legalPageAt = (pathname: string): LegalPageName | undefined =>
  LEGAL_PAGES.find((name) => `/legal/${name}` === pathname.replace(/\/$/, ''))
