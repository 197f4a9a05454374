import type { EndpointTable } from '../shared/endpoint'

/** The shop's mails, as the back office sees them. */
export const mailEndpoints = {
  listMails: { method: 'GET', path: '/admin/mails', access: 'admin', errors: [] },
  /** CONFLICT: it was handed over already, and what it said is deleted. */
  resendMail: {
    method: 'POST',
    path: '/admin/mails/:id/resend',
    access: 'admin',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies EndpointTable
