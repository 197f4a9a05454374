import type { RuleSection } from './topic'

export const stockAndCheckout = [
  {
    title: 'Cart',
    rules: {
      'CHECKOUT-1':
        'Adding a product that is in the cart increases its quantity, else it makes a new line; the default quantity is 1, and so is the minimum on the product page. Below 1 a line is removed.',
      'CHECKOUT-2': 'A quantity never exceeds the stock that is known.',
      'CHECKOUT-3':
        'A line’s stock is 999 while the product is in stock and the real stock is unknown, else 0. A sold-out line stays until it is removed, but is not ordered.',
      'CHECKOUT-4':
        'The price is the entry of `prices` for the shop’s platform, or `price` where there is no list. A product with neither cannot be added: “Product price not found”.',
      'CHECKOUT-5': 'A cart has at most 100 lines and at most 99 of a product, and so has an order.',
      'CHECKOUT-6':
        'A gift line’s id is the product’s id, `_free_` and a timestamp; its name ends in “ (Kostenlos)” and its price is 0.',
      'CHECKOUT-7': 'An order that was placed empties the cart.',
    },
  },
  {
    title: 'Refreshing the cart',
    rules: {
      'CHECKOUT-8':
        'For signed-in shoppers `GET /cart/items/{ids}` refreshes names, prices, pictures and stock; paid lines that the answer does not contain are dropped, gifts stay.',
      'CHECKOUT-9':
        'What is gone, inactive or malformed is simply absent from the answer (200). When the call fails the local cart is kept.',
      'CHECKOUT-10':
        'A shortage or a changed price is shown on its line; quantities are never reduced silently.',
    },
  },
  {
    title: 'The form',
    rules: {
      'CHECKOUT-11':
        'Name, phone, street and city are required: “Name ist erforderlich”, “Telefonnummer ist erforderlich”, “Straße und Hausnummer sind erforderlich”, “Stadt ist erforderlich”.',
      'CHECKOUT-12':
        'The e-mail address is required and must look like one: “Gültige E-Mail-Adresse erforderlich”.',
      'CHECKOUT-13':
        'Germany and mobile deliver to Deutschland, Österreich and Schweiz, turkey to Türkiye; another country is 400. The zip code has exactly 5 digits in Deutschland and Türkiye (“Gültige 5-stellige Postleitzahl erforderlich”) and exactly 4 in the others (“Gültige 4-stellige Postleitzahl erforderlich”).',
      'CHECKOUT-14':
        'A payment method is required: “Bitte wählen Sie eine Zahlungsmethode”. Where none is enabled: “Keine Zahlungsmethoden verfügbar. Bitte kontaktieren Sie uns.”',
      'CHECKOUT-80':
        'The form begins with the account’s address only where it is whole (street, zip code and city) and in a country that is delivered to, else with none, also after a login at the checkout: parts of two addresses are never mixed.',
      'CHECKOUT-85':
        'A zip code is understood as people write it, with spaces and with the sign of its country (`04 109`, `D-04109`), and kept without them.',
      'CHECKOUT-84':
        'Beside the total stands when the parcel arrives in the chosen country (SHOP-341, SHOP-342), and for Schweiz that customs and taxes may be added.',
      'CHECKOUT-15':
        'The error of a field disappears when the field is edited. A note has at most 1000 characters.',
    },
  },
  {
    title: 'Packing stations',
    rules: {
      'CHECKOUT-570':
        'In Germany a parcel may go to a DHL-Packstation: a Postnummer of 6 to 10 digits and a Packstation number of 3. Its street is “Packstation 123”; the Postnummer stands below the name on label, packing slip, invoice, mails and the order, and has a column of its own in the order file and DHL’s file.',
    },
  },
  {
    title: 'Address book',
    rules: {
      'CHECKOUT-571':
        'An account keeps up to 20 addresses, kept in the profile; the first one is the default until another is made it, and where the default goes the oldest that is left becomes it. They are told in one’s own data and go with the account.',
      'CHECKOUT-572':
        'At the checkout the default stands in the form before the profile’s address (CHECKOUT-80), with its name and company; another one is chosen above the form, of those in countries that are delivered to. One that is changed or typed anew is an address of this order; it goes into the book where the buyer asks for it.',
    },
  },
  {
    title: 'Who may check out',
    rules: {
      'CHECKOUT-16':
        '`/checkout` needs a session, `/checkout?guest=true` does not; anybody else is led to `/`, where the login opens with the way as a guest. So is whoever has nothing to order, or a cart that could not be loaded.',
      'CHECKOUT-17':
        '“Zur Kasse” without a session opens the auth dialog; after the login the checkout follows after 500 ms. Its guest option leads to `/checkout?guest=true`.',
      'CHECKOUT-18':
        'Express purchase needs a session, else “Bitte melden Sie sich an für Express-Kauf”. It takes one product to the checkout and leaves the cart alone.',
    },
  },
  {
    title: 'Placing the order',
    rules: {
      'CHECKOUT-19':
        'An order is one database transaction: idempotency key, coupon (locked, evaluated again, counted), stock, order and lines. A refusal leaves nothing behind.',
      'CHECKOUT-20':
        'Stock is taken by guarded updates in the order of the products’ ids; lines of one product count together. Too little is 409 `OUT_OF_STOCK`, a product that is not sold is 409 `PRODUCT_UNAVAILABLE`; both name the products.',
      'CHECKOUT-21':
        'The storefront sends the total that the shopper saw as `expectedTotal`. Another total is 409 `TOTAL_CHANGED` with the new totals, shown before a second submit; without the field there is no check.',
      'CHECKOUT-22':
        '`Idempotency-Key` (optional, 16 to 255 characters): the same key with the same body and caller is the same order, also while the first is under way; with another body or caller it is 422 `IDEMPOTENCY_MISMATCH`. It answers the order as it is now, not as it was first, because whoever asks again wants to know what became of it. Failures are not stored.',
      'CHECKOUT-23':
        'The storefront always sends a key and keeps it until the answer is definite, so that a repeated attempt never orders twice.',
      'CHECKOUT-24':
        'A payment method that the platform has not enabled is 409 `PAYMENT_METHOD_UNAVAILABLE`.',
    },
  },
  {
    title: 'The cart of an account',
    rules: {
      'CHECKOUT-521':
        'An account keeps one cart per platform: product, quantity and the price that was seen, no gifts. After a login it is joined with the device’s: of each product the larger quantity, no product twice, not above the stock; what is sold out stays as a line that says so, what is no longer sold goes. A guest’s cart stays on the device.',
      'CHECKOUT-522':
        'While a customer is signed in, a change is written at once, one after the other; the cart is read again when the page is seen again and when the cart is opened. A write names the version that it is based on; one that is not the newest is 409 `CONFLICT` with the cart that is kept, on which the device puts what was changed there.',
      'CHECKOUT-523':
        'A product that comes from another device at another price shows the price that was seen there until it is acknowledged.',
    },
  },
  {
    title: 'Gifts',
    rules: {
      'CHECKOUT-525':
        'An order may carry a greeting of up to 200 characters, which makes it a gift: it is printed on the packing slip, which has no prices, and shown in the order. The invoice goes to the customer by mail.',
    },
  },
  {
    title: 'Companies',
    rules: {
      'CHECKOUT-520':
        'A company may give its name and its VAT id, at the checkout and in the profile. The id must have the form and check digits of its country (EU, Switzerland, Türkiye); whether it was issued is not asked. Both stand in the order, on invoice and credit note, in the order file; the name in the address of label, packing slip and mail too. VAT is charged as usual: there is no reverse charge.',
    },
  },
  {
    title: 'What may be held unpaid',
    rules: {
      'CHECKOUT-60':
        'A guest, or an account whose address is not confirmed, orders at most 40 units and 500 € (25,000 TRY, 500 USD) at a time; more is 409 `OPEN_ORDERS`, whose `reason` says which limit it is. Accounts with a confirmed address are not limited, nor is an order of 0.',
      'CHECKOUT-61':
        'An e-mail address has at most five open orders that are unpaid and hold stock; further ones are `OPEN_ORDERS`, except from an account with a confirmed address.',
      'CHECKOUT-62':
        'A network (an IPv4 address, or a /64 of IPv6) holds unpaid at most 20 % of what is left of a product and what it holds already, but always five units; `OPEN_ORDERS` names the products and how many are possible. Orders are not counted by network, since phones share addresses. A hash of the network is stored as long as the order holds stock unpaid, at most 30 days.',
      'CHECKOUT-63':
        'The checkout says in an alert which limit it is and what to do: pay or cancel open orders, order fewer pieces, or confirm the address of an account.',
    },
  },
  {
    title: 'When it fails',
    rules: {
      'CHECKOUT-25':
        'Above the form stands “Fehler beim Erstellen der Bestellung”; for a network error “Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.”, for a timeout “Zeitüberschreitung. Bitte versuchen Sie es erneut.”, for a 5xx “Serverfehler. Bitte versuchen Sie es später erneut.”',
      'CHECKOUT-26':
        'The alert is chosen by the code, then by German, Turkish and English keywords in the message (the next rules).',
      'CHECKOUT-27':
        'Coupon not found: “Der Gutscheincode ist ungültig.” Expired: “Der Gutschein ist abgelaufen.” Minimum: “Der Mindestbestellwert ist nicht erreicht.” Used: “Der Gutschein wurde bereits verwendet.”',
      'CHECKOUT-28':
        'Inactive, not started, platform, currency, login, not applicable, gift out of stock: “Der Gutschein kann nicht angewendet werden.” Any other coupon problem: “Es gibt ein Problem mit dem Gutschein.”',
      'CHECKOUT-81':
        'A coupon that is refused with an order is removed with its gifts. The alert of its refusal stands at the new total, which is shown before a second submit as a changed one is (CHECKOUT-21).',
      'CHECKOUT-29':
        'Payment: “Es gibt ein Problem mit der Zahlungsmethode.” Address: “Es gibt ein Problem mit der Lieferadresse.”',
      'CHECKOUT-30':
        'Network: “Verbindungsfehler. Bitte prüfen Sie Ihre Internetverbindung.” Timeout: “Die Anfrage hat zu lange gedauert.”; both not below a title of the same meaning. Anything else: “Ein unerwarteter Fehler ist aufgetreten.”',
      'CHECKOUT-31': 'A failed attempt keeps every input.',
      'CHECKOUT-82':
        'A session that ends at the checkout opens the login, which says so, has the address filled in and offers to go on as a guest (not with an express purchase). An order that was pressed meanwhile is sent once the same customer is back.',
      'CHECKOUT-83':
        'What is typed at the checkout survives a reload of the tab, for a guest or the same customer, until the order is placed.',
    },
  },
  {
    title: 'Stock',
    rules: {
      'CHECKOUT-32':
        'A product is available when its status is `active` and its stock above 0; `inStock` says exactly that.',
      'CHECKOUT-33':
        'An admin form sends `stock.expected`, the quantity that it was opened with, and the server applies the difference; without it the quantity is absolute. Sales do not change `updatedAt`.',
    },
  },
  {
    title: 'Lines',
    rules: {
      'CHECKOUT-34':
        'A line leads to its product’s page, by the slug or else by the id, and shows content, base price and, where a price is struck, the lowest price of 30 days.',
      'CHECKOUT-35':
        'Who is led home from the checkout reads why: “Ihr Warenkorb ist leer. Legen Sie zuerst etwas hinein.”, “Ihr Warenkorb konnte nicht geladen werden.” or, where what lay in it is sold out or no longer sold, “Zurzeit nicht erhältlich: {names}. Sonst liegt nichts im Warenkorb.”; then the cart opens, whose sold-out lines lead to the notice that a product is back.',
      'CHECKOUT-37':
        'Below free shipping the cart names the cheapest product that reaches it, of those of the landing page: “Damit ist der Versand kostenlos:”.',
      'CHECKOUT-36':
        'A line that was removed can be put back: “{name} ist nicht mehr im Warenkorb” with “Zurückholen”.',
    },
  },
] as const satisfies readonly RuleSection[]
