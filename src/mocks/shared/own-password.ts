import { fieldMessages } from '../../contract/shared/messages'
import { failing } from './handlers'

/** Calls that may ask for the caller's own password. */
type ProvenCall =
  | 'updateAdminProfile'
  | 'createAdmin'
  | 'updateAdmin'
  | 'resetAdmin'
  | 'updatePaymentSettings'
  | 'createApiKey'
  | 'createWebhook'
  | 'renewWebhookSecret'
type Sent = Readonly<Record<string, unknown>>

/** Refuses a call without the password, like the server, where the body changes something that needs it. */
export const asksPassword = (
  name: ProvenCall,
  isNeeded: (body: Sent, request: Request) => boolean = () => true,
) =>
  failing(name, 'VALIDATION', {
    when: (body, request) => !body.currentPassword && !body.secondFactor && isNeeded(body, request),
    errors: [{ path: 'currentPassword', msg: fieldMessages.missing.tr }],
  })

/** The server's refusal of a wrong password. */
export const wrongPassword = (name: ProvenCall | 'changeAdminPassword') =>
  failing(name, 'WRONG_PASSWORD', { details: { field: 'currentPassword' } })
