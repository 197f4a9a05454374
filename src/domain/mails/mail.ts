/** Waiting for its next attempt, handed over, or set aside after the last attempt. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]
