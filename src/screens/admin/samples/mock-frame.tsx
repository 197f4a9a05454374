import { Fragment, type ReactNode } from 'react'
import { useTranslations } from '../../../i18n'
import { Link } from '../../../ui/link'
import { Note } from '../../../ui/note'
import { Tab, TabPanel, Tabs, TabsList } from '../../../ui/tabs'
import { sectionHref, type Section } from '../layout/sections'
import { SampleBadge } from './sample-badge'
import { ScreenHeader } from '../shared/screen-header'

interface MockFrameProps<Name extends string> {
  title: string
  /** Tabs in display order. */
  tabs: readonly { readonly name: Name; readonly label: string; readonly content: ReactNode }[]
  tab: Name
  onTabChange: (tab: Name) => void
  /** Sections where the real data of this screen is. */
  real: readonly Section[]
}

/** Layout of sample screens; badge and notice are shown on every tab. */
export function MockFrame<Name extends string>({
  title,
  tabs,
  tab,
  onTabChange,
  real,
}: MockFrameProps<Name>) {
  const t = useTranslations('adminMock')
  const common = useTranslations('admin')
  const handleChange = (value: string) => {
    const chosen = tabs.find(({ name }) => name === value)
    if (chosen) onTabChange(chosen.name)
  }
  return (
    <>
      <ScreenHeader title={title}>
        <SampleBadge />
      </ScreenHeader>
      <Tabs value={tab} onValueChange={handleChange}>
        <TabsList size="admin" aria-label={title}>
          {tabs.map(({ name, label }) => (
            <Tab key={name} value={name}>
              {label}
            </Tab>
          ))}
        </TabsList>
        <Note size="admin" className="my-4">
          {t('note')} {t('real')}{' '}
          {real.map((section, index) => (
            <Fragment key={section}>
              {index > 0 && ', '}
              <Link variant="inline" href={sectionHref(section)}>
                {common(`sections.${section}`)}
              </Link>
            </Fragment>
          ))}
        </Note>
        {tabs.map(({ name, content }) => (
          <TabPanel key={name} value={name} className="grid gap-4">
            {content}
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
