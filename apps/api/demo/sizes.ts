import type { DemoProduct } from './types'

interface DemoSize extends Pick<DemoProduct, 'slug' | 'prices' | 'netContent' | 'stock'> {
  readonly label: string
}

/** A demo product that there is in further sizes; its own is the default and the smallest. */
interface DemoFamily {
  readonly slug: string
  readonly label: string
  readonly sizes: readonly DemoSize[]
}

/** A kilogram costs less in every further size. */
export const demoFamilies: readonly DemoFamily[] = [
  {
    slug: 'espresso-nacht',
    label: '250 g',
    sizes: [
      {
        slug: 'espresso-nacht-1-kg',
        label: '1 kg',
        prices: { germany: 4690, turkey: 194900, mobile: 4560 },
        netContent: { amount: 1, unit: 'kg' },
        stock: 80,
      },
    ],
  },
  {
    slug: 'magnesium-citrat',
    label: '120 Kapseln',
    sizes: [
      {
        slug: 'magnesium-citrat-240-kapseln',
        label: '240 Kapseln',
        prices: { germany: 2990, turkey: 122900, mobile: 2890 },
        netContent: { amount: 122, unit: 'g' },
        stock: 110,
      },
    ],
  },
  {
    slug: 'fenchel-anis-kuemmel',
    label: '50 g',
    sizes: [
      {
        slug: 'fenchel-anis-kuemmel-100-g',
        label: '100 g',
        prices: { germany: 1050, turkey: 43500, mobile: 1010 },
        netContent: { amount: 100, unit: 'g' },
        stock: 190,
      },
      {
        slug: 'fenchel-anis-kuemmel-250-g',
        label: '250 g',
        prices: { germany: 2390, turkey: 98900, mobile: 2290 },
        netContent: { amount: 250, unit: 'g' },
        stock: 90,
      },
    ],
  },
  {
    slug: 'brennnessel-birke',
    label: '70 g',
    sizes: [
      {
        slug: 'brennnessel-birke-200-g',
        label: '200 g',
        prices: { germany: 1990, turkey: 81900, mobile: 1920 },
        netContent: { amount: 200, unit: 'g' },
        stock: 95,
      },
    ],
  },
  {
    slug: 'mondschein-entkoffeiniert',
    label: '250 g',
    sizes: [
      {
        slug: 'mondschein-entkoffeiniert-1-kg',
        label: '1 kg',
        prices: { germany: 4790, turkey: 197900, mobile: 4650 },
        netContent: { amount: 1, unit: 'kg' },
        stock: 70,
      },
    ],
  },
]
