import type { RuleSection } from './topic'

export const coupons = [
  {
    title: 'The code',
    rules: {
      'COUPON-1':
        'A code is upper-cased independently of the locale and loses spaces and quotation marks; İ and ı become I. An empty code is refused.',
      'COUPON-2':
        'One function, `evaluateCoupon`, decides for validation, checkout and automatic coupons. Its input is the cart at database prices.',
      'COUPON-3':
        'Who redeems comes from the token, never from the body; for a guest it is the e-mail address of the order.',
      'COUPON-4': 'An order holds one coupon. A new one replaces the old one and its gifts.',
    },
  },
  {
    title: 'Refusals, in the order in which they are checked',
    rules: {
      'COUPON-5':
        '`COUPON_REQUIRED`: “Kupon kodu gereklidir”, shown as “Bitte geben Sie einen Gutscheincode ein”.',
      'COUPON-6': '`COUPON_NOT_FOUND`: “Kupon bulunamadı”, shown as “Gutschein nicht gefunden”.',
      'COUPON-7': '`COUPON_INACTIVE`: “Kupon aktif değil”, shown as “Gutschein ist nicht aktiv”.',
      'COUPON-8':
        '`COUPON_NOT_STARTED`: “Kupon henüz geçerli değil”, shown as “Gutschein ist noch nicht gültig”.',
      'COUPON-9': '`COUPON_EXPIRED`: “Kuponun süresi dolmuş”, shown as “Gutschein ist abgelaufen”.',
      'COUPON-10':
        '`COUPON_PLATFORM`: “Kupon bu platformda geçerli değil”, shown as “Gutschein gilt nicht in diesem Shop”.',
      'COUPON-11':
        '`COUPON_CURRENCY`: “Kupon bu para biriminde geçerli değil”, shown as “Gutschein gilt nicht für diese Währung”.',
      'COUPON-12':
        '`COUPON_USED_UP`: “Kupon kullanım limiti doldu”, shown as “Nutzungslimit des Gutscheins erreicht”.',
      'COUPON-13':
        '`COUPON_LOGIN_REQUIRED`: “Bu kupon için giriş yapmalısınız”, shown as “Bitte melden Sie sich für diesen Gutschein an”.',
      'COUPON-14':
        '`COUPON_ALREADY_USED`: “Bu kuponu zaten kullandınız”, shown as “Sie haben diesen Gutschein bereits verwendet”.',
      'COUPON-15':
        '`COUPON_MINIMUM`: “Minimum sipariş tutarı {x}”, shown as “Mindestbestellwert {minimum}”. The amount is written the German way, 30,00 €.',
      'COUPON-16':
        '`COUPON_NOT_APPLICABLE`: “Kupon bu sepete uygulanamaz”, shown as “Gutschein ist auf diesen Warenkorb nicht anwendbar”. A cart without paid lines is refused so.',
      'COUPON-17':
        '`COUPON_GIFT_OUT_OF_STOCK`: “Hediye ürün stokta yok”, shown as “Gratisprodukt ist nicht verfügbar”.',
      'COUPON-18': 'Success is “Kupon başarıyla uygulandı”, shown as “Gutschein erfolgreich angewendet”.',
      'COUPON-19':
        'Coupon messages leave the server in Turkish whatever language is asked for. The storefront looks at the code, else it replaces the known Turkish phrases by German ones; else it says “Gutschein konnte nicht angewendet werden”.',
      'COUPON-20':
        'The services’ own fallbacks are “Kupon doğrulanırken bir hata oluştu” for validation and “Kupon kullanılırken bir hata oluştu” for use; they are among the phrases that are translated.',
    },
  },
  {
    title: 'Types',
    rules: {
      'COUPON-21':
        'Types are `percentage`, `fixed_amount`, `free_shipping`, `premium_extension`, `buy_x_get_y` and `free_product`.',
      'COUPON-22':
        'In German they are called “Prozentrabatt”, “Fester Betrag”, “Kostenloser Versand”, “Premium-Verlängerung”, “Kaufe X erhalte Y” and “Gratis Produkt”.',
      'COUPON-23':
        '`percentage` takes the percentage off the subtotal, rounded half up and never more than the subtotal; shipping is untouched.',
      'COUPON-24': '`fixed_amount` takes its value off, at most the subtotal; what is left of it is lost.',
      'COUPON-360':
        'A `percentage` or `fixed_amount` can be limited to products and categories (`appliesTo: { products, categories }`, none: all): it is taken off their lines alone and at most what they cost; shares, VAT and refunds of other lines stay whole. The minimum counts the whole cart. A cart without them is `COUPON_NOT_APPLICABLE`.',
      'COUPON-25':
        '`free_shipping` discounts the whole shipping cost. Where shipping is free already it is `COUPON_NOT_APPLICABLE` and not used up.',
      'COUPON-26':
        '`premium_extension` grants its months when the order is paid; it needs a signed-in customer.',
      'COUPON-27':
        '`buy_x_get_y`: of the N units that match its products or categories (none chosen: all), floor(N / X) × Y units of the cheapest matching product are free.',
      'COUPON-28':
        'Gifts of `buy_x_get_y` come from one product: when its paid and free units together exceed its stock, the coupon is refused; no dearer product steps in.',
      'COUPON-29':
        '`free_product` adds its product in its quantity once per order. The product must be active, sold on the platform and in stock beside what is paid for.',
    },
  },
  {
    title: 'Validity',
    rules: {
      'COUPON-30':
        'Start and end are calendar days and both count. The day is that of Berlin, on turkey that of Istanbul.',
      'COUPON-31':
        'Administrators set `active` and `inactive`. `expired` and `used_up` follow from dates and counts and are never stored.',
      'COUPON-32':
        '`usageLimit.total` limits all redemptions (empty: unlimited), `usageLimit.perUser` those of one customer. `oneTimeUse` means once per customer.',
      'COUPON-33':
        'An account’s redemptions are its own, and guests’ count by e-mail address among guests: an address that anybody can type neither uses up nor tells what somebody has. A guest’s become the account’s with the order (IDENTITY-30, ORDER-40). `POST /coupons/validate` therefore judges a guest without the address; the checkout has the last word.',
      'COUPON-80':
        'A coupon’s currency is that of at least one of its platforms (germany and mobile EUR, turkey TRY), else 400 at `currency`: no shopper could use it. The form names the platforms where it will not hold.',
      'COUPON-530':
        '`settings.firstOrderOnly` is for the first order of a customer: an account with an order of its own or, once its address is confirmed, one placed with that address, and a guest whose address (in any case) has ordered as a guest, is refused with `COUPON_FIRST_ORDER`: “Kupon yalnızca ilk siparişte geçerlidir”, shown as “Gutschein gilt nur für die erste Bestellung”. Cancelled and refunded orders do not count. Guests are checked by the checkout, not by the validation, which would tell who has ordered.',
      'COUPON-580':
        'A coupon may have up to 5,000 single codes (`POST /coupons/admin/{id}/codes` with `count` and a `prefix` of at most 20 letters, digits and hyphens; `GET …/codes.csv` with the order that used each); the list’s search finds a coupon by each of them. Each holds for one order, and for another once that one is cancelled or refunded; everything else is the coupon’s. Its own code is accepted no longer, so that a coupon whose own code has been used gets none (409).',
      'COUPON-34': '`stackable` is kept and shown; it has no effect while an order holds one coupon.',
    },
  },
  {
    title: 'In the browser',
    rules: {
      'COUPON-35':
        'An applied coupon is stored under `appliedCoupon` with `appliedAt` and fires `couponUpdated`. It is usable for 30 minutes; then it is removed.',
      'COUPON-36': 'Removing a coupon also removes the gift lines that it added.',
      'COUPON-37':
        'Every change of the cart evaluates the coupon again, after 400 ms without a further change; until the answer the totals are marked as being recalculated. This does not prolong the 30 minutes.',
      'COUPON-38':
        'Where no code was typed, `POST /coupons/auto` gives the best coupon with `autoApply` for this cart, or null. The cart says that it was applied by itself; once removed it stays removed until the next order.',
      'COUPON-39':
        'The best one saves most money; then come more premium months, the earlier end and the code.',
      'COUPON-320':
        'Statistics count a gift at the product’s price on the platform at the time of the order.',
      'COUPON-43':
        'Calls about a coupon carry `orderData` with `subtotal`, and `userEmail` and `userId`; a guest’s address is the one typed so far. The server decides by its own prices and the token.',
    },
  },
  {
    title: 'At the checkout',
    rules: {
      'COUPON-40':
        'A coupon that no longer holds fails the checkout with its code (409); it is never dropped silently.',
      'COUPON-41':
        '`POST /coupons/use` confirms the redemption that the checkout made, for the caller’s own order; it counts nothing.',
      'COUPON-42':
        'Validation and automatic coupons count nothing; only an order uses a coupon, and cancelling or refunding the order gives the use back.',
    },
  },
] as const satisfies readonly RuleSection[]
