import { z } from 'zod'
import { link, textBlock } from '@apps/api/platform/mail/blocks'
import { defineMail } from '@apps/api/platform/mail/template'

/** Confirms that the address belongs to its reader; nothing else is sent before. */
export const noticeRequestMail = defineMail(
  'stock-notice',
  z.object({ name: z.string(), token: z.string() }),
  ({ name, token }, { t, page }) => ({
    subject: t('stockNotice.subject', { name }),
    blocks: [
      textBlock(t('stockNotice.intro', { name })),
      link(t('stockNotice.action'), page(`/notify?token=${encodeURIComponent(token)}`)),
      textBlock(t('stockNotice.validity'), t('stockNotice.ignore')),
    ],
  }),
)

/** The only notification; the request is deleted with it. */
export const backInStockMail = defineMail(
  'back-in-stock',
  z.object({ name: z.string(), slug: z.string() }),
  ({ name, slug }, { t, page }) => ({
    subject: t('backInStock.subject', { name }),
    blocks: [
      textBlock(t('backInStock.intro', { name })),
      link(t('backInStock.action'), page(`/product/${encodeURIComponent(slug)}`)),
      textBlock(t('backInStock.once')),
    ],
  }),
)
