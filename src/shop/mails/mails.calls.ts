import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import type { MailRow } from './mails'
import type { mailSchemas } from './mails.schemas'

/** The shop's outgoing mails. */
export const mailEndpoints = {
  listMails: { method: 'GET', path: '/admin/mails', access: 'admin', needs: 'mails.read', errors: [] },
  /** A kind of mail as it is sent, with the newest order's data or made-up ones, and with texts that are not saved yet. */
  previewMail: {
    method: 'POST',
    path: '/admin/mails/preview',
    access: 'admin',
    needs: 'mails.read',
    errors: ['NOT_FOUND'],
  },
  /** The texts of a kind that the shop may change, in one language of one platform. */
  getMailTexts: {
    method: 'GET',
    path: '/admin/mails/texts',
    access: 'admin',
    needs: 'shop.settings',
    errors: [],
  },
  updateMailTexts: {
    method: 'PUT',
    path: '/admin/mails/texts',
    access: 'admin',
    needs: 'shop.settings',
    errors: ['STALE'],
  },
  /** The mail with these texts and made-up data, to the administrator's own address. */
  sendTestMail: {
    method: 'POST',
    path: '/admin/mails/test',
    access: 'admin',
    needs: 'shop.settings',
    errors: [],
  },
  /** CONFLICT: already sent, so its content has been deleted. */
  resendMail: {
    method: 'POST',
    path: '/admin/mails/:id/resend',
    access: 'admin',
    needs: 'mails.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies EndpointTable

type MailDto = z.output<(typeof mailSchemas)['resendMail']['data']>['mail']

export const mailFromWire = ({
  _id,
  orderNumber,
  lastError,
  sentAt,
  nextAttemptAt,
  ...mail
}: MailDto): MailRow => ({
  ...mail,
  id: _id,
  ...(orderNumber !== null && { orderNumber }),
  ...(lastError !== null && { lastError }),
  ...(sentAt !== null && { sentAt }),
  ...(nextAttemptAt !== null && { nextAttemptAt }),
})
