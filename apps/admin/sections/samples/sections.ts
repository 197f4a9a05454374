import { GlobeIcon, SettingsIcon, SmartphoneIcon } from '@/icons'
import type { SectionDefinition } from '../definition'

const loadPlatform = () => import('./platform-container')

/** Sections that show sample data and make no call. */
export const germany: SectionDefinition = {
  id: 'germany',
  group: 'samples',
  icon: GlobeIcon,
  needs: ['analytics.read'],
  messages: ['adminMock'],
  load: loadPlatform,
}

export const turkey: SectionDefinition = {
  id: 'turkey',
  group: 'samples',
  icon: GlobeIcon,
  needs: ['analytics.read'],
  messages: ['adminMock'],
  load: loadPlatform,
}

export const mobile: SectionDefinition = {
  id: 'mobile',
  group: 'samples',
  icon: SmartphoneIcon,
  needs: ['analytics.read'],
  messages: ['adminMock'],
  load: () => import('./mobile-container'),
}

export const settings: SectionDefinition = {
  id: 'settings',
  group: 'samples',
  icon: SettingsIcon,
  needs: ['shop.settings'],
  messages: ['adminMock'],
  load: () => import('./settings-container'),
}
