/** Where the mail addresses of made-up customers lie; the ending is reserved, so that nobody can own one. */
export const DEMO_MAIL_DOMAIN = 'demo.example'

export const isDemoMail = (address: string): boolean => address.toLowerCase().endsWith(`@${DEMO_MAIL_DOMAIN}`)
