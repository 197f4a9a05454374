export const PLACE = '/dashboard?section=users'

export const idOf = (sequence: number) => `00000000-0000-4000-8000-000000000${sequence}`

/** URL with a customer's dialog open. */
export const manage = (sequence: number) => `${PLACE}&user=${idOf(sequence)}`

export const STATUS_UPDATED = 'Kullanıcı durumu başarıyla güncellendi!'
