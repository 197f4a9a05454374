import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { localTime } from '@/shop/shared/csv'
import { platformTimeZone } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { admins } from '../../platform/db/schema'
import { link, rows, textBlock } from '../../platform/mail/blocks'
import { queueMail, type Mail } from '../../platform/mail/outbox.repository'
import { defineMail } from '../../platform/mail/template'

/** Contains the token itself, so the payload is deleted once the mail is sent. */
const linkData = z.object({ customerName: z.string(), token: z.string() })
const target = (token: string) => `/admin?reset=${encodeURIComponent(token)}`
const STAFF_PAGE = '/admin/dashboard?section=staff'

export const staffInvitation = defineMail('staff-invitation', linkData, ({ token }, { t, page, shop }) => ({
  subject: t('staffInvitation.subject', { shop }),
  blocks: [
    textBlock(t('staffInvitation.intro', { shop })),
    link(t('staffInvitation.action'), page(target(token))),
    textBlock(t('staffInvitation.validity')),
  ],
}))

export const staffReset = defineMail('staff-reset', linkData, ({ token }, { t, page }) => ({
  subject: t('staffReset.subject'),
  blocks: [
    textBlock(t('staffReset.intro')),
    link(t('staffReset.action'), page(target(token))),
    textBlock(t('staffReset.validity'), t('staffReset.ignore')),
  ],
}))

/** To the former address, with the link that puts it back. */
export const staffAddressChanged = defineMail(
  'staff-address-changed',
  linkData.extend({ email: z.string(), actor: z.string() }),
  ({ token, email, actor }, { t, page }) => ({
    subject: t('staffAddressChanged.subject'),
    blocks: [
      textBlock(t('staffAddressChanged.intro')),
      rows([t('staffAddressChanged.address'), email], [t('staffNotice.actor'), actor]),
      textBlock(t('staffAddressChanged.question')),
      link(t('staffAddressChanged.action'), page(`/admin/undo-address?token=${encodeURIComponent(token)}`)),
      textBlock(t('staffAddressChanged.validity')),
    ],
  }),
)

/** To all active administrators; `name` and `email` are of the account. */
const accountData = z.object({ customerName: z.string(), name: z.string(), email: z.string() })

export const staffAddressUndone = defineMail('staff-address-undone', accountData, (account, { t, page }) => ({
  subject: t('staffAddressUndone.subject', { name: account.name }),
  blocks: [
    textBlock(t('staffAddressUndone.intro')),
    rows([t('staffNotice.name'), account.name], [t('staffNotice.email'), account.email]),
    textBlock(t('staffAddressUndone.next')),
    link(t('staffNotice.open'), page(STAFF_PAGE)),
  ],
}))

export const staffAccess = defineMail(
  'staff-access',
  accountData.extend({ actor: z.string() }),
  ({ name, email, actor }, { t, page }) => ({
    subject: t('staffAccess.subject', { name }),
    blocks: [
      textBlock(t('staffAccess.intro')),
      rows([t('staffNotice.name'), name], [t('staffNotice.email'), email], [t('staffNotice.actor'), actor]),
      textBlock(t('staffNotice.unknown')),
      link(t('staffNotice.open'), page(STAFF_PAGE)),
    ],
  }),
)

export const staffFactorRemoved = defineMail(
  'staff-factor-removed',
  z.object({ customerName: z.string(), actor: z.string() }),
  ({ actor }, { t, page }) => ({
    subject: t('staffFactorRemoved.subject'),
    blocks: [
      textBlock(t('staffFactorRemoved.intro')),
      rows([t('staffNotice.actor'), actor]),
      textBlock(t('staffFactorRemoved.next')),
      link(t('staffFactorRemoved.action'), page('/admin')),
    ],
  }),
)

/** To the owner, after a sign-in from a device or network that is new. */
export const staffSignIn = defineMail(
  'staff-sign-in',
  z.object({ customerName: z.string(), device: z.string(), network: z.string(), at: z.string() }),
  ({ device, network, at }, { t, page }) => ({
    subject: t('staffSignIn.subject'),
    blocks: [
      textBlock(t('staffSignIn.intro')),
      rows(
        [t('staffSignIn.device'), device || t('staffSignIn.unknownDevice')],
        [t('staffSignIn.network'), network],
        [t('staffSignIn.at'), localTime(at, platformTimeZone.turkey)],
      ),
      textBlock(t('staffSignIn.question')),
      link(t('staffSignIn.action'), page('/admin')),
    ],
  }),
)

interface Notice {
  /** Unique for what happened. */
  readonly cause: string
  /** Id of an administrator who gets no mail. */
  readonly except?: string
  readonly at: Date
}

type Envelope = Omit<Mail, 'kind' | 'data'>

/** Mails all active administrators, also the one who acted, whose session may be stolen. */
export async function tellAdministrators(
  tx: Db,
  { cause, except, at }: Notice,
  mailOf: (envelope: Envelope, customerName: string) => Mail,
): Promise<void> {
  const active = await tx.select().from(admins).where(eq(admins.isActive, true))
  for (const { id, name, email } of active) {
    if (id === except) continue
    await queueMail(tx, mailOf({ at, to: email, language: 'tr', dedupeKey: `${cause}:${id}` }, name))
  }
}
