import { z } from 'zod'
import { link, rows, textBlock } from '../../platform/mail/blocks'
import { defineMail } from '../../platform/mail/template'
import type { User } from './users.repository'

/**
 * The name for a greeting: anybody can register somebody else's address and choose the name, so only a confirmed
 * address is greeted by it.
 */
export const greeted = ({ name, emailVerifiedAt }: Pick<User, 'name' | 'emailVerifiedAt'>) =>
  emailVerifiedAt === null ? {} : { customerName: name }

/** The payload contains the token, like that of the reset mail. */
export const verificationMail = defineMail(
  'verification',
  z.object({ token: z.string() }),
  ({ token }, { t, page, shop }) => ({
    subject: t('verification.subject'),
    blocks: [
      textBlock(t('verification.intro', { shop })),
      link(t('verification.action'), page(`/verify-email?token=${encodeURIComponent(token)}`)),
      textBlock(t('verification.validity'), t('verification.ignore')),
    ],
  }),
)

export const deletedMail = defineMail(
  'account-deleted',
  z.object({ customerName: z.string().optional() }),
  (_, { t, shop }) => ({
    subject: t('accountDeleted.subject', { shop }),
    blocks: [textBlock(t('accountDeleted.intro')), textBlock(t('accountDeleted.orders'))],
  }),
)

/** The payload contains the token itself, so it is deleted once the mail is sent. */
const passwordMail = <Kind extends 'reset' | 'account-made'>(kind: Kind, texts: 'reset' | 'accountMade') =>
  defineMail(
    kind,
    z.object({ customerName: z.string().optional(), token: z.string() }),
    ({ token }, { t, page, shop }) => ({
      subject: t(`${texts}.subject`, { shop }),
      blocks: [
        textBlock(t(`${texts}.intro`)),
        link(t(`${texts}.action`), page(`/reset-password?token=${encodeURIComponent(token)}`)),
        textBlock(t(`${texts}.validity`), t(`${texts}.ignore`)),
      ],
    }),
  )

export const resetMail = passwordMail('reset', 'reset')
/** To a customer whom the shop made. */
export const accountMadeMail = passwordMail('account-made', 'accountMade')

const passkeyData = z.object({ customerName: z.string().optional(), name: z.string() })

const passkeyMail = <Kind extends 'passkey-added' | 'passkey-removed'>(
  kind: Kind,
  texts: 'passkeyAdded' | 'passkeyRemoved',
) =>
  defineMail(kind, passkeyData, ({ name }, { t, page, shop }) => ({
    subject: t(`${texts}.subject`, { shop }),
    blocks: [
      textBlock(t(`${texts}.intro`)),
      rows([t('passkeys.name'), name]),
      textBlock(t('passkeys.question')),
      link(t('passkeys.action'), page('/')),
    ],
  }))

export const passkeyAddedMail = passkeyMail('passkey-added', 'passkeyAdded')
export const passkeyRemovedMail = passkeyMail('passkey-removed', 'passkeyRemoved')
