/** A link that dials; spaces and the like are only for readers. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
