import type { RuleSection } from './topic'

export const premium = [
  {
    title: 'Months from an order',
    rules: {
      'PREMIUM-1':
        'A product can bring 1 to 12 months of premium, with the value that they would cost. The cart multiplies the months by the quantity.',
      'PREMIUM-310':
        'The value of a product’s months is in euros (MONEY-6); beside prices in another currency the gift is shown without it.',
      'PREMIUM-500':
        'Premium is a membership of an account with an end, which the profile shows. No price and no call depends on it, so the shop promises nothing else: product, cart and confirmation say for whom it is, that it begins with the payment and ends by itself, and to guests that the order has to be added to an account.',
      'PREMIUM-2': 'A `premium_extension` coupon brings its months, 1 to 120, once per order.',
      'PREMIUM-3':
        'Months are granted when the payment completes, from the later of now and the current end, each with an entry in `renewalHistory` (`startDate`, `endDate`, `duration`, `source`).',
      'PREMIUM-4':
        'A refund, of the payment or of the order, takes back exactly what the order granted, whatever was added since.',
      'PREMIUM-5': 'A guest’s months stay with the order; they are granted when the order joins an account.',
      'PREMIUM-311':
        'The mail of a guest’s payment names the months that wait with the order, and how they begin.',
      'PREMIUM-6':
        'A month ends on the same day of the next month, or on its last day where it has no such day: 31 January plus one month is 28 or 29 February. Months are those of Berlin’s calendar and count from the day on which the running membership began: three single months are as long as three at once.',
    },
  },
  {
    title: 'In the back office',
    rules: {
      'PREMIUM-7':
        '`activate` needs an inactive membership, `extend` and `deactivate` an active one; else 409 `CONFLICT`. `deactivate` ends it at once, after a confirmation.',
      'PREMIUM-8':
        'The prompt asks for months, with 1 as default. A call is made only for a whole number from 1 to 120.',
      'PREMIUM-9':
        'Remaining days are days begun. 0 or fewer say “Süresi dolmuş”, one says “1 gün kaldı”, more say “{n} gün kaldı”; 7 or fewer are red.',
    },
  },
] as const satisfies readonly RuleSection[]
