/**
 * System settings (A2): sample data, no calls, switches and buttons without effect. States: one per tab (general,
 * payments, security, notifications, backup, system).
 */
import { useWords } from '../../../i18n'
import { Button } from '../../../ui/button'
import { Switch } from '../../../ui/switch'
import { SETTINGS_TABS, settingsSamples, type SettingsTab } from './mock-data'
import { MockFrame } from './mock-frame'
import { Panel } from '../shared/panel'

export interface MockSettingsScreenProps {
  tab: SettingsTab
  onTabChange: (tab: SettingsTab) => void
}

export function MockSettingsScreen({ tab, onTabChange }: MockSettingsScreenProps) {
  const words = useWords('adminMock')
  return (
    <MockFrame
      title={words('titles.settings')}
      tabs={SETTINGS_TABS.map((name) => ({
        name,
        label: words(`tabs.${name}`),
        content: <Parts tab={name} />,
      }))}
      tab={tab}
      onTabChange={onTabChange}
    />
  )
}

function Parts({ tab }: { tab: SettingsTab }) {
  const words = useWords('adminMock')
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        {settingsSamples[tab].map((part) => (
          <Panel
            key={part.part}
            title={words(`settings.parts.${part.part}`)}
            aria-label={words(`settings.parts.${part.part}`)}
          >
            <div className="divide-y divide-border">
              {part.switches.map(([name, on]) => (
                <Switch key={name} side="end" defaultChecked={on} className="px-4.5 py-2.5 font-medium">
                  {words(`settings.rows.${name}.label`)}
                </Switch>
              ))}
              {part.values.map((name) => (
                <p key={name} className="flex items-center justify-between gap-4 px-4.5 py-2.5">
                  <span className="font-medium">{words(`settings.rows.${name}.label`)}</span>
                  <span className="text-text-muted">{words(`settings.rows.${name}.value`)}</span>
                </p>
              ))}
            </div>
          </Panel>
        ))}
      </div>
      <Button size="admin" disabled className="justify-self-start">
        {words('site.save')}
      </Button>
    </>
  )
}
