import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { NotifyView } from './notify'
import { ResetPasswordView } from './reset-password'
import { ReviewMailsView } from './review-mails'
import { SubscriptionView } from './subscription'
import { TerminationView } from './termination'
import { UnsubscribeView } from './unsubscribe'
import { VerifyEmailView } from './verify-email'

const VIEWS: ReadonlyMap<string, ReactNode> = new Map([
  ['/reset-password', <ResetPasswordView key="reset" />],
  ['/verify-email', <VerifyEmailView key="verify" />],
  ['/notify', <NotifyView key="notify" />],
  ['/unsubscribe', <UnsubscribeView key="unsubscribe" />],
  ['/review-mails', <ReviewMailsView key="review" />],
  ['/sparabo/verwalten', <SubscriptionView key="subscription" />],
  ['/kuendigung', <TerminationView key="termination" />],
])

export default function MailLinkView() {
  const { pathname } = useLocation()
  return VIEWS.get(pathname.replace(/\/$/, ''))
}
