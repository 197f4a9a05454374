import { z } from 'zod'
import { link, text } from '../../platform/mail/blocks'
import { defineMail } from '../../platform/mail/template'

/** Contains the token itself, so the payload is deleted once the mail is sent. */
const linkData = z.object({ customerName: z.string(), token: z.string() })
const target = (token: string) => `/admin?reset=${encodeURIComponent(token)}`

export const staffInvitation = defineMail('staff-invitation', linkData, ({ token }, { t, page }) => ({
  subject: t('staffInvitation.subject'),
  blocks: [
    text(t('staffInvitation.intro')),
    link(t('staffInvitation.action'), page(target(token))),
    text(t('staffInvitation.validity')),
  ],
}))

export const staffReset = defineMail('staff-reset', linkData, ({ token }, { t, page }) => ({
  subject: t('staffReset.subject'),
  blocks: [
    text(t('staffReset.intro')),
    link(t('staffReset.action'), page(target(token))),
    text(t('staffReset.validity'), t('staffReset.ignore')),
  ],
}))
