/** Every rule of a form or a field, by one name. They answer keys of messages, never texts. */
export * from './account-forms'
export * from './admin-forms'
export * from './checkout-form'
export * from './coupon-form'
export * from './field-rules'
export * from './image-rules'
