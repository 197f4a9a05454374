import { lazy, type ComponentType } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { IntlProvider, type Language, type Namespace } from '@/i18n'
import type { Section } from '@/screens/admin/layout/sections'
import { loadWords } from './words'

type Loader = () => Promise<{ default: ComponentType }>

/** Code and words of a section; both are fetched when it is opened (design §5). */
const sections: Partial<Readonly<Record<Section, readonly [Loader, ...Namespace[]]>>> = {
  dashboard: [() => import('./containers/dashboard'), 'adminReports', 'adminOrders'],
  orders: [() => import('./containers/orders'), 'adminOrders'],
  products: [() => import('./containers/products'), 'adminProducts'],
  categories: [() => import('./containers/categories'), 'adminCategories'],
  coupons: [() => import('./containers/coupons'), 'adminCoupons'],
  cargo: [() => import('./containers/cargo'), 'adminCargo'],
  'payment-settings': [() => import('./containers/payment'), 'adminPayment'],
  germany: [() => import('./containers/mock-platform'), 'adminMock'],
  turkey: [() => import('./containers/mock-platform'), 'adminMock'],
  mobile: [() => import('./containers/mock-mobile'), 'adminMock'],
  settings: [() => import('./containers/mock-settings'), 'adminMock'],
  analytics: [() => import('./containers/analytics'), 'adminReports'],
  users: [() => import('./containers/users'), 'adminUsers'],
}

const made = new Map<string, ComponentType>()

/** The section's container with its words; undefined where the section is not built yet. */
export function sectionView(section: Section, language: Language, known: AbstractIntlMessages) {
  const entry = sections[section]
  if (!entry) return undefined
  const key = `${language}/${section}`
  const hit = made.get(key)
  if (hit) return hit
  const [load, ...namespaces] = entry
  const View = lazy(async () => {
    const [{ default: Content }, words] = await Promise.all([load(), loadWords(language, namespaces)])
    const all = { ...known, ...words }
    return {
      default: () => (
        <IntlProvider language={language} messages={all}>
          <Content />
        </IntlProvider>
      ),
    }
  })
  made.set(key, View)
  return View
}
