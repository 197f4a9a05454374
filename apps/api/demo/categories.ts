import { PLATFORMS } from '@/shop/shared/platform'
import type { DemoCategory, DemoCategoryName } from './types'

interface Shared {
  readonly name: DemoCategoryName
  readonly icon: string
  readonly color: string
  readonly german: string
  readonly turkish: string
}

const shared: readonly Shared[] = [
  {
    name: 'Energy',
    icon: 'cup',
    color: '#C4923A',
    german: 'Kaffee, Tee und Eiweiß für den Vormittag und für bewegte Tage.',
    turkish: 'Sabah saatleri ve hareketli günler için kahve, çay ve protein.',
  },
  {
    name: 'Detox',
    icon: 'sprout',
    color: '#8FA07D',
    german: 'Klare Kräuter- und Früchtetees, ohne Zucker und ohne Koffein.',
    turkish: 'Şekersiz ve kafeinsiz, sade bitki ve meyve çayları.',
  },
  {
    name: 'Organic',
    icon: 'leaf',
    color: '#3C6752',
    german: 'Aus kontrolliert biologischem Anbau, von Höfen, die wir kennen.',
    turkish: 'Tanıdığımız çiftliklerden, sertifikalı organik tarım ürünleri.',
  },
  {
    name: 'Beauty',
    icon: 'heart',
    color: '#C98A7C',
    german: 'Blüten, Pflege und Nährstoffe für Haut und Haar.',
    turkish: 'Cilt ve saç için çiçekler, bakım ürünleri ve besin öğeleri.',
  },
  {
    name: 'Wellness',
    icon: 'moon',
    color: '#4C7585',
    german: 'Ruhige Tassen und sachlich dosierte Ergänzungen für jeden Tag.',
    turkish: 'Sakin fincanlar ve her gün için ölçülü takviyeler.',
  },
]

/** Five categories on every platform. */
export const demoCategories: readonly DemoCategory[] = PLATFORMS.flatMap((platform) =>
  shared.map(({ name, icon, color, german, turkish }, sortOrder) => ({
    name,
    slug: name.toLowerCase(),
    platform,
    description: platform === 'turkey' ? turkish : german,
    icon,
    color,
    sortOrder,
  })),
)
