/** Every rule of a form or a field, by one name. They answer keys of messages, never texts. */
export * from '../account/account-forms'
export * from './admin-forms'
export * from '../checkout/checkout-form'
export * from '../coupons/coupon-form'
export * from './field-rules'
export * from '../catalogue/image-rules'
