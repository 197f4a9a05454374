import { required } from '../shared/fields'

/** Required, because carriers need a phone number. */
export const customerPhone = required(50)
/** The order number as printed in the subject of the mails. */
export const orderNumberText = required(30)
export const lookupCode = required(50)
export const trackingNumber = required(100)
