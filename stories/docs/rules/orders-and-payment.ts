import type { RuleSection } from './topic'

export const ordersAndPayment = [
  {
    title: 'Orders',
    rules: {
      'ORDER-1': 'An order number is `VD-<year>-<6 digits>`; the year is that of the platform’s time zone.',
      'ORDER-2':
        'Statuses are `pending`, `confirmed`, `processing`, `shipped`, `delivered`, `cancelled` and `refunded`. A new order is `pending`.',
      'ORDER-3':
        'In German they are “Wartend”, “Bestätigt”, “In Bearbeitung”, “Versendet”, “Zugestellt”, “Storniert” and “Erstattet”; in Turkish “Bekliyor”, “Onaylandı”, “Hazırlanıyor”, “Kargoda”, “Teslim edildi”, “İptal edildi” and “İade edildi”.',
      'ORDER-4': 'Any status may follow any other. Every change is kept with who made it, from, to and when.',
      'ORDER-5':
        'Cancelling or refunding gives stock and coupon back, once. Leaving these two takes both again, or is 409 `OUT_OF_STOCK`, `COUPON_USED_UP` or `COUPON_ALREADY_USED`.',
      'ORDER-120':
        'A customer, and a guest with number, address and code, cancels an order that is `pending` and unpaid oneself (`POST /user/orders/{id}/cancel`, `POST /orders/cancel`): “Bestellung stornieren”, after a question. Stock and coupon go back, a mail confirms it. Any later it is 409 `CONFLICT`; a second time changes nothing.',
      'ORDER-530':
        'A customer, and a guest with number, address and code, sees the invoice and the credit notes of the order (`papers`) and gets each as PDF (`GET /user/orders/{id}/papers/{number}`, `POST /orders/lookup/paper`). A stranger’s order and a number of another order are 404 `NOT_FOUND`; wrong codes count as in the look-up.',
      'ORDER-24':
        'Its customer reads when it came to each status (`history` with `status` and `at`), not who changed it.',
      'ORDER-6':
        'Until an order is paid, whatever its status, it also says “Warten auf Zahlung” to the customer and shows how to pay before anything else; one that was cancelled or refunded does not.',
      'ORDER-23':
        'A `pending` order that is unpaid is reminded of after 3 days and cancelled after `UNPAID_DAYS` (7; 0: never), with stock and coupon given back and a mail each. Its history names “Verda”. One that is `confirmed` or `processing` is reminded of too, but never cancelled. One that was reopened, or whose payment was set back, waits for as long again; one of 0 is left alone.',
    },
  },
  {
    title: 'Who sees an order',
    rules: {
      'ORDER-7':
        'A customer’s orders come ten to a page with a filter for the status, at `GET /user/orders` and `GET /cart/orders`; one order at `GET /user/orders/{id}` and `GET /cart/order/{id}`.',
      'ORDER-8':
        'A guest reaches an order at `/orders` (`POST /orders/lookup`) by order number, e-mail address and the code of the confirmation mail. A wrong number, address or code is one and the same answer.',
      'ORDER-41':
        '“Noch einmal bestellen” puts what is still sold into the cart, at today’s price and as many as are in stock, with all that a line shows (CHECKOUT-34, the premium gift), and names what was left out: gone, sold out or fewer. Gifts are no part of it.',
      'ORDER-9':
        'The code has 12 letters and digits; case, hyphens and the letters I, L and O do not matter.',
      'ORDER-10':
        'A guest’s order never joins an account by its e-mail address alone: the account has to verify the address first (IDENTITY-30).',
      'ORDER-40':
        'At `/orders` a customer adds a guest’s order, whatever its address, by its number and the code of the confirmation mail; one that another account has is not found.',
    },
  },
  {
    title: 'Payment',
    rules: {
      'ORDER-11':
        'Payment methods are `paypal` and `bank_transfer`; a platform enables each in its payment settings. Mobile uses germany’s settings.',
      'ORDER-12':
        'An order keeps its payment instructions: `type`, `message`, `bankDetails` (`bankName`, `accountHolder`, `iban`, `bic`), `warning`, `paypalEmail`, `amount`, `orderNumber`. Later changes of the settings do not reach it.',
      'ORDER-42':
        'Beside the bank details of an unpaid order in euros stands a GiroCode (EPC069-12, version 2) with account holder (70 characters), IBAN, BIC, amount (0.01 to 999,999,999.99) and order number; where the IBAN is wrong there is none.',
      'ORDER-310':
        'Below the details of a payment by PayPal a link opens PayPal where money is sent; it carries nothing of the order.',
      'ORDER-13':
        'Payment statuses are `pending`, `completed` and `refunded`, set by `PUT /admin/orders/{id}/payment-status`. An order of 0 is `completed` when it is placed: it has no payment instructions, and its first mail asks for nothing and brings the invoice.',
    },
  },
  {
    title: 'Bank statements',
    rules: {
      'ORDER-220':
        'A bank statement (CAMT.053 versions 02 and 08, MT940, CSV) is read for its booked credits; batches are split, and credits that the bank has taken back are told. `POST /admin/bank-statements` (`content`, `columns`, `dryRun`, `confirm`) answers entries with `match` (`orderNumber`, `certainty`: `certain`, `doubtful` or `none`, `reason`, `orders`).',
      'ORDER-221':
        'An order number is found in purpose and reference, also broken by spaces and line breaks, without dashes, leading zeros or `VD`, and in lower case.',
      'ORDER-222':
        'An entry is certain if it names one unpaid order and agrees with its total and currency; where the number is broken the name has to agree, too. No entry is certain for two orders, and no two for one.',
      'ORDER-223':
        'Doubtful entries say why: less, more, another currency, several orders, paid already, cancelled or refunded, taken back by the bank, another name, no number, or an account that is none of the shop’s.',
      'ORDER-224':
        'One press settles the ticked entries, at most 200 in a call, each on its own as `PUT /admin/orders/{id}/payment-status` does, with mail, invoice and an entry in the log; the answer says what became of each. The same file, or one that overlaps, changes nothing that an earlier press has settled.',
      'ORDER-225':
        'A payment of a cancelled order is asked about: `reopen` makes it paid (and confirmed, ORDER-140), or `OUT_OF_STOCK`; `refund` leaves it and notes at the order that the money goes back, as it does for a second payment.',
      'ORDER-226':
        'The columns of a CSV file are recognised by their names, else chosen once and remembered for files with the same columns.',
      'ORDER-227':
        'A file that cannot be read is 400 at `content` with what is wrong and where: entities and document types in XML, nesting deeper than 24, more than 10,000 entries, amounts and days that are none. Lines of a CSV file that are no bookings are told instead.',
      'ORDER-228': 'A statement is read in pieces, so that other requests are answered meanwhile.',
      'ORDER-260':
        'The answer holds 500 entries (`page`, `pages`, `total`) and the orders that they name; who asks for more pages sends the file again.',
      'ORDER-261':
        'Payments noted for a refund go into a file of SEPA transfers (pain.001.001.09), if they are in euros, came from an IBAN and to an account of the payment settings. The file is made in the browser; the bank executes it, not the shop.',
      'ORDER-580':
        'What was copied from the bank, a statement’s text or cells of a table, is pasted into “Banka dosyası” and read like a file.',
      'ORDER-262':
        '“Banka dosyası” takes a dropped file in any encoding. Certain entries are ticked; doubtful ones stand beside their order and offer what may be done: pay, reopen, refund, or another order’s number. One press settles all ticked ones in calls of 200, and what was refused stays with its reason.',
    },
  },
  {
    title: 'Holding stock unpaid',
    rules: {
      'ORDER-60':
        'An order of an unconfirmed address holds its stock for 24 hours. If the link in its mail is not pressed by then, the stock goes back; the order stays, is reminded of with other words and cancelled like any other (ORDER-23). Its history names “Verda”.',
      'ORDER-61':
        '“Bestellung bestätigen” in the mail leads to `/orders?confirm=`, where a button confirms the order (`POST /orders/confirm`): `confirmed`, `already` (or paid) or `expired`; another token is 404. Confirmed, it holds its stock as long as any unpaid order. An account that confirms its address confirms its orders to it too.',
      'ORDER-62':
        'An order that lost its stock takes it again with its payment, or when it is prepared or shipped. Where too little is left, the payment is 409 `OUT_OF_STOCK` with the products; with `anyway` it takes what is there, as does the parcel, and the shop obtains the rest.',
      'ORDER-63':
        'The network that an order was placed from is forgotten once it is paid, cancelled, processed or holds no stock, and after 30 days at the latest.',
      'ORDER-64':
        'The dashboard names products of which unpaid orders hold more than 30 % and at least ten units, with a link to the unpaid orders.',
    },
  },
  {
    title: 'Shipping',
    rules: {
      'ORDER-140':
        'A payment moves a `pending` order to `confirmed` (`CONFIRM_PAID=false`: it does not), and one that is set back moves it back; every other status stays.',
      'ORDER-600':
        'Who ticks “Bitte fragen Sie mich nach der Lieferung per E-Mail nach meiner Meinung.” at the checkout (`reviewMail`, a guest too; never ticked before) gets one mail, 7 days after the order became delivered, in its language, with its products and a link that opens the order with their forms (`/orders?order=`). None is sent for an order that is delivered no longer, was refunded in part or whole or withdrawn from, nor later than 30 days after.',
      'ORDER-14':
        'Assigning cargo needs a company and a tracking number; it sets `shippedAt` and, from `pending`, `confirmed` or `processing`, the status `shipped`.',
      'ORDER-15':
        'A company that is inactive or does not deliver for the order’s platform is 409 `CONFLICT`, and so is any cargo for a cancelled or refunded order, which is not shipped.',
      'ORDER-16':
        'The tracking number is URL-encoded into the company’s `trackingUrl`. That link must contain `{trackingNumber}`, be http or https, and keep its host whatever number is put in.',
    },
  },
  {
    title: 'Mails',
    rules: {
      'ORDER-574':
        'The mail about a new order names how many working days after the payment the parcel arrives, and the days of its arrival where nothing is left to pay; the mail about its payment names the days that are promised then (SHOP-342).',
      'ORDER-17':
        'Mails are sent for an order that is placed, paid, shipped, cancelled or still unpaid, for a new account’s address, a password reset and for a withdrawal. The payment of a cancelled order is not written about.',
      'ORDER-320':
        'Mails are a card in the shop’s colours, light or dark as the reader’s client, with the pictures of what was ordered, one primary button, and an IBAN that never breaks; their plain-text twin has the same parts in the same order.',
      'ORDER-80':
        'An account that has switched its e-mails off gets no mail of a shipment. It still gets what an order needs (placed, paid with the invoice, still unpaid, cancelled, withdrawal and its decision, refund) and what somebody asked for (address, password, end of the account, a product that is back).',
      'ORDER-18':
        'A mail is written to the outbox in the transaction that causes it, so none is lost or sent twice. `SMTP_URL` sends it; without it `.eml` files land in `DATA_DIR/outbox`.',
      'ORDER-19':
        'A mail that could not be sent is tried again after half a minute, doubled each time, up to an hour. After two days of that, or a refusal of this mail for good (no such mailbox), it is set aside until an administrator sends it again.',
    },
  },
  {
    title: 'Statistics',
    rules: {
      'ORDER-20':
        'Date ranges are today, this week (from Monday), this month and this quarter, as calendar days of the platform’s time zone.',
      'ORDER-21':
        'Revenue counts all orders but cancelled and refunded ones, without what was refunded of them. `totalRevenue` is EUR, `revenueByCurrency` has every currency.',
      'ORDER-22':
        '`userGrowth` is the percentage of new users of the last 30 days against the 30 days before, to 0.1.',
    },
  },
] as const satisfies readonly RuleSection[]
