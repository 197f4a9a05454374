import type { RuleSection } from './topic'

export const money = [
  {
    title: 'Amounts',
    rules: {
      'MONEY-1':
        'Money is an integer number of minor units (cents, kuruş) with a currency, in the database, the domain and the screens; never a float.',
      'MONEY-2':
        'In JSON and in the browser’s storage money is a number of major units with at most 2 decimals, from 0 to 10,000,000; mappers convert at the edge.',
      'MONEY-3': 'Rounding is half up, to the minor unit; rates and percentages keep 4 decimals on the way.',
      'MONEY-4':
        'The server never takes a price, a shipping cost, a discount or a gift from a client: it computes all of them from the database.',
    },
  },
  {
    title: 'Currencies',
    rules: {
      'MONEY-5':
        'Currencies are `EUR`, `TRY` and `USD`. The default of germany and mobile is `EUR`, of turkey `TRY`.',
      'MONEY-6': 'A single price without a currency is EUR. An order has one currency.',
      'MONEY-7':
        'Amounts are shown with two decimals, in the format of the reader’s language: 11,90 € in German and Turkish, whose sign stands behind the amount, €11.90 in English.',
    },
  },
  {
    title: 'Shipping',
    rules: {
      'MONEY-8':
        'Shipping is free from `freeShippingThreshold` on, else it costs `standardShippingCost`. Without settings these are 100 and 15 EUR.',
      'MONEY-9':
        'The threshold is compared with the subtotal of the paid lines before any discount. An empty cart ships nothing.',
      'MONEY-10':
        'Below the threshold the cart says “Noch {amount} für kostenlosen Versand” with the amount that is missing.',
      'MONEY-11':
        'A platform also has an `expeditedShippingCost`. It is kept and edited; the checkout offers standard shipping only.',
    },
  },
  {
    title: 'Totals',
    rules: {
      'MONEY-12':
        'Total = max(0, subtotal + shipping − discount − shipping discount). The total discount is discount plus shipping discount.',
      'MONEY-13':
        'The subtotal is the sum of quantity × unit price of the paid lines; gifts cost 0 and are not part of it.',
      'MONEY-14':
        'A discount is never more than the subtotal, a shipping discount never more than the shipping. Free shipping discounts the whole shipping cost.',
      'MONEY-15':
        'A discount is split over the lines by largest remainder, so that the parts always add up to it. VAT and refunds are computed from these parts.',
      'MONEY-16':
        'Calls write totals as `subtotal`, `shipping`, `discount`, `shippingDiscount`, `tax`, `total` and `currency`.',
    },
  },
  {
    title: 'VAT',
    rules: {
      'MONEY-17':
        'Prices are gross. `tax` is the VAT contained in the total, computed line by line after discount.',
      'MONEY-18':
        'The rate is the product’s, else the platform’s: germany 19 %, turkey 20 %, mobile 19 % unless the payment settings say otherwise (0 to 100). Shipping has the platform’s rate.',
      'MONEY-530':
        'A product has two rates: `taxRate` on germany and mobile, `turkishTaxRate` on turkey (each 0 to 100, null: the platform’s). The one is never charged in place of the other.',
      'MONEY-19':
        'Teas and coffee of the demo catalogue have 7 % in germany; in turkey teas have 1 %, coffee and herbs 10 %.',
      'MONEY-20':
        'A refund contains the VAT of its lines by their rates, and for the rest its share of what is left. The refunds of a whole payment contain exactly its VAT.',
      'MONEY-280':
        'Every refund and every cancellation of an invoiced order issues a credit note: a “Stornorechnung” where the whole invoice is taken back, else a “Rechnungskorrektur”, never a “Gutschrift”. Its number (`RK-<year>-<6 digits>`, turkey `TRK-…`) counts on its own without gaps; it names the invoice, and its VAT is that of what came back, for the rest in proportion. An undone refund or cancellation is taken back by another one. The order has its `creditNotes`; `GET /admin/orders/{id}/credit-notes.pdf` is their PDF (`CONFLICT` where there is none), and the mails about refund and cancellation carry it.',
      'MONEY-282':
        '`GET /admin/bookkeeping/papers?month=YYYY-MM` lists the invoices and credit notes (with a minus) of a calendar month in the zone of their shop, `papers.zip` has a PDF of each (`NOT_FOUND` without any).',
      'MONEY-283':
        'With them come the month’s net, VAT and gross by seller (`books`: its platform), currency, country and rate, credit notes taken off.',
      'MONEY-284':
        '`datev.csv` is a DATEV batch of bookings (EXTF 700, `chart` `skr03` or `skr04`, numbers of `adviser` and `client`) of the papers in euros of one seller (`books`, by default that of germany; `NOT_FOUND` without any): one booking for each rate against the account of all customers 10000, revenue of 19 % on 8400/4400, 7 % on 8300/4300, 0 % on 8120/4120 and rates of other countries on 8320/4320. A credit note stands on the other side. No tax adviser has confirmed the accounts.',
      'MONEY-281': 'Papers of a Turkish order say that they are no e-Arşiv invoice.',
    },
  },
] as const satisfies readonly RuleSection[]
