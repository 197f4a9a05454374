/** How the shop is reached; the same in every language. */
export const SHOP_CONTACT = {
  mail: 'hallo@verda.example',
  phone: '+49 30 5550 0142',
  street: 'Gartenstraße 18',
  city: '10115 Berlin',
} as const

export const PHONE_HREF = `tel:${SHOP_CONTACT.phone.replaceAll(' ', '')}`
