import { required } from '../shared/fields'

/** A parcel needs somebody to call. */
export const customerPhone = required(50)
/** As it stands in the subject of a mail. */
export const orderNumberText = required(30)
export const lookupCode = required(50)
export const trackingNumber = required(100)
