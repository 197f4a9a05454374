import { productNamed } from '@/shop/catalogue/product-data.mocks'

/** A coupon response with €2.50 off, or with a gift; MINUS5 and GESCHENK are coupons of the demo data. */
export const offer = (code: string, gift = false) => ({
  coupon: { code, name: code, type: gift ? ('free_product' as const) : ('fixed_amount' as const) },
  discount: gift ? 0 : 2.5,
  freeShipping: false,
  shippingDiscount: 0,
  additionalItems: gift
    ? [{ product: productNamed('Goldmilch')._id, quantity: 1, name: 'Goldmilch', image: null }]
    : [],
  premiumExtension: 0,
  message: 'Kupon başarıyla uygulandı',
})
