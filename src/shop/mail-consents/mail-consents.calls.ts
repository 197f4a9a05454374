import type { EndpointTable } from '@/contract/shared/endpoint'

/** Mails that are sent only to those who asked for them, and the links in them that confirm and end them without a login. */
export const mailConsentEndpoints = {
  getPriceMails: { method: 'GET', path: '/user/price-mails', access: 'user', errors: [] },
  setPriceMails: { method: 'PUT', path: '/user/price-mails', access: 'user', errors: [] },
  confirmReviewMails: { method: 'POST', path: '/mails/confirm', access: 'public', errors: ['INVALID_TOKEN'] },
  endMails: { method: 'POST', path: '/mails/end', access: 'public', errors: ['INVALID_TOKEN'] },
} as const satisfies EndpointTable
