/**
 * System settings with sample data; switches and buttons have no effect. States: one per tab (general,
 * payments, security, notifications, backup, system).
 */
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Switch } from '@/ui/switch'
import { SETTINGS_TABS, settingsSamples, type SettingsTab } from './mock-data'
import { MockFrame } from './mock-frame'
import { Panel } from '../shared/panel'

export interface MockSettingsScreenProps {
  tab: SettingsTab
  onTabChange: (tab: SettingsTab) => void
}

export function MockSettingsScreen({ tab, onTabChange }: MockSettingsScreenProps) {
  const t = useTranslations('adminMock')
  return (
    <MockFrame
      real={['payment-settings', 'shop', 'staff', 'mails']}
      title={t('titles.settings')}
      tabs={SETTINGS_TABS.map((name) => ({
        name,
        label: t(`tabs.${name}`),
        content: <Parts tab={name} />,
      }))}
      tab={tab}
      onTabChange={onTabChange}
    />
  )
}

function Parts({ tab }: { tab: SettingsTab }) {
  const t = useTranslations('adminMock')
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        {settingsSamples[tab].map((part) => (
          <Panel
            key={part.part}
            title={t(`settings.parts.${part.part}`)}
            aria-label={t(`settings.parts.${part.part}`)}
          >
            <div className="divide-y divide-border">
              {part.switches.map(([name, on]) => (
                <Switch
                  key={name}
                  side="end"
                  disabled
                  defaultChecked={on}
                  className="px-4.5 py-2.5 font-medium"
                >
                  {t(`settings.rows.${name}.label`)}
                </Switch>
              ))}
              {part.values.map((name) => (
                <p key={name} className="flex items-center justify-between gap-4 px-4.5 py-2.5">
                  <span className="font-medium">{t(`settings.rows.${name}.label`)}</span>
                  <span className="text-text-muted">{t(`settings.rows.${name}.value`)}</span>
                </p>
              ))}
            </div>
          </Panel>
        ))}
      </div>
      <Button size="admin" disabled className="justify-self-start">
        {t('site.save')}
      </Button>
    </>
  )
}
