import type { MailTemplate } from '../platform/mail/template'
import {
  accountMadeMail,
  deletedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  resetMail,
  verificationMail,
} from './account/account-mails'
import { backInStockMail, noticeRequestMail } from './catalogue/stock-notices/stock-notice-mails'
import { cancelled, paid, placed, reminder, shipped } from './orders/mails/order-mails'
import { changed } from './orders/mails/changed-mail'
import { priceMail } from './account/price-mails/price-mail'
import { reviewRequestMail } from './orders/review-requests/review-request-mail'
import {
  subscriptionAnnounced,
  subscriptionChanged,
  subscriptionEnded,
  subscriptionMoved,
  subscriptionPaused,
  subscriptionStarted,
  terminationReceived,
} from './subscriptions/start/subscription-mails'
import { webhookDisabled } from './integrations/webhook-mails'
import { lowStock } from './catalogue/low-stock'
import { shopUnmatched, shopWithdrawal } from './returns/shop-mails'
import { refunded, withdrawal, withdrawalAccepted, withdrawalRefused } from './returns/return-mails'
import { payeeChanged } from './payments/payee-mail'
import {
  staffAccess,
  staffFactorRemoved,
  staffSignIn,
  staffAddressChanged,
  staffAddressUndone,
  staffInvitation,
  staffReset,
} from './staff/staff-mails'

/** Templates of every kind of mail that the outbox can send. */
export const mailTemplates: readonly MailTemplate[] = [
  placed,
  paid,
  shipped,
  cancelled,
  changed,
  reminder,
  withdrawal,
  resetMail,
  verificationMail,
  accountMadeMail,
  deletedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  noticeRequestMail,
  backInStockMail,
  priceMail,
  reviewRequestMail,
  subscriptionStarted,
  subscriptionAnnounced,
  subscriptionChanged,
  subscriptionMoved,
  subscriptionPaused,
  subscriptionEnded,
  terminationReceived,
  refunded,
  withdrawalAccepted,
  withdrawalRefused,
  shopWithdrawal,
  shopUnmatched,
  lowStock,
  webhookDisabled,
  staffInvitation,
  staffReset,
  staffAddressChanged,
  staffAddressUndone,
  staffAccess,
  staffFactorRemoved,
  staffSignIn,
  payeeChanged,
]
