import type { Namespace } from '@/i18n'
import { definePage } from '../page'

/** One chunk for all: each of its own would be named in every first view. */
const load = () => import('./view')

/** A page that mails lead to, where a press does what the link is for. */
const mailLink = (path: string, namespace: Namespace) =>
  definePage({ folder: 'mail-links', path, load, namespaces: [namespace] })

export const mailLinkPages = [
  mailLink('/reset-password', 'auth'),
  mailLink('/verify-email', 'auth'),
  mailLink('/notify', 'product'),
  mailLink('/unsubscribe', 'account'),
  mailLink('/review-mails', 'account'),
  mailLink('/sparabo/verwalten', 'subscription'),
  // No link of a mail, but as small and as rarely opened.
  mailLink('/kuendigung', 'subscription'),
]
