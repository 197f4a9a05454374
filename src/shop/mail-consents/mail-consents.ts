/** Whether price mails are wanted; `unconfirmed` ones are not sent before the account's address is confirmed. */
export const PRICE_MAILS = ['off', 'on', 'unconfirmed'] as const
export type PriceMails = (typeof PRICE_MAILS)[number]
