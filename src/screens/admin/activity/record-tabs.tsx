import { use, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Tab, Tabs, TabsList } from '@/ui/tabs'
import { RECORD_TABS, TAB_NEEDS, type RecordTab } from './activity-types'
import { PermissionsContext } from '../shared/permissions'

interface RecordTabsProps {
  tab: RecordTab
  onTabChange: (tab: RecordTab) => void
  children: ReactNode
}

/** Tab container; the selected list renders `RecordTabList` below its title. */
export function RecordTabs({ tab, onTabChange, children }: RecordTabsProps) {
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => {
        const chosen = RECORD_TABS.find((each) => each === value)
        if (chosen) onTabChange(chosen)
      }}
    >
      {children}
    </Tabs>
  )
}

/** Nothing where there is one list only. */
export function RecordTabList() {
  const t = useTranslations('adminActivity')
  const permissions = use(PermissionsContext)
  const tabs = RECORD_TABS.filter((tab) => permissions.includes(TAB_NEEDS[tab]))
  if (tabs.length < 2) return null
  return (
    <TabsList size="admin" aria-label={t('title')}>
      {tabs.map((each) => (
        <Tab key={each} value={each}>
          {t(`tabs.${each}`)}
        </Tab>
      ))}
    </TabsList>
  )
}
