import type { EndpointTable } from '../shared/endpoint'

/** The shop's outgoing mails. */
export const mailEndpoints = {
  listMails: { method: 'GET', path: '/admin/mails', access: 'admin', needs: 'mails.read', errors: [] },
  /** CONFLICT: already sent, so its content has been deleted. */
  resendMail: {
    method: 'POST',
    path: '/admin/mails/:id/resend',
    access: 'admin',
    needs: 'mails.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies EndpointTable
