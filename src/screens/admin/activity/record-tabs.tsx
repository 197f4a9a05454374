import type { ReactNode } from 'react'
import { useTranslations } from '../../../i18n'
import { Tab, Tabs, TabsList } from '../../../ui/tabs'
import { RECORD_TABS, type RecordTab } from './activity-types'

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

export function RecordTabList() {
  const t = useTranslations('adminActivity')
  return (
    <TabsList size="admin" aria-label={t('title')}>
      {RECORD_TABS.map((each) => (
        <Tab key={each} value={each}>
          {t(`tabs.${each}`)}
        </Tab>
      ))}
    </TabsList>
  )
}
