import type { ReactNode } from 'react'
import { ArrowRightIcon, FlaskIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Tab, TabPanel, Tabs, TabsList } from '@/ui/tabs'
import { sectionHref, type Section } from '../layout/sections'
import { ScreenHeader } from '../shared/screen-header'

interface MockFrameProps<Name extends string> {
  title: string
  /** Tabs in display order. */
  tabs: readonly { readonly name: Name; readonly label: string; readonly content: ReactNode }[]
  tab: Name
  onTabChange: (tab: Name) => void
  /** Sections where the real data of this screen is. */
  real: readonly (Section | 'mails')[]
}

/** The mails are a part of the log. */
const hrefOf = (real: Section | 'mails'): string =>
  real === 'mails' ? `${sectionHref('activity')}&tab=mails` : sectionHref(real)

/** How often the words stand across a screen: a few more than a desktop shows. */
const MARKS = Array.from({ length: 24 }, (_, index) => index)

/** Layout of sample screens, which cannot be taken for the shop’s: band and words across them stand on every tab. */
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
      <ScreenHeader title={title} />
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-m border border-dashed border-accent bg-accent-soft px-4.5 py-2.5 text-a-small text-on-accent-soft">
        <FlaskIcon size="s" />
        <b className="text-a-body font-semibold">{common('demo')}</b>
        <span className="me-auto">{t('note')}</span>
        {real.map((section) => (
          <Button key={section} asChild variant="outline" size="admin" className="bg-surface">
            <a href={hrefOf(section)}>
              {section === 'mails' ? t('mails') : common(`sections.${section}`)}
              <ArrowRightIcon size="s" />
            </a>
          </Button>
        ))}
      </div>
      <Tabs value={tab} onValueChange={handleChange}>
        <TabsList size="admin" aria-label={title}>
          {tabs.map(({ name, label }) => (
            <Tab key={name} value={name}>
              {label}
            </Tab>
          ))}
        </TabsList>
        {tabs.map(({ name, content }) => (
          <TabPanel
            key={name}
            value={name}
            className="relative isolate mt-4 grid gap-4 overflow-hidden pb-6 max-md:-mx-4 max-md:px-4 [&_[data-slot*=card]]:border-dashed"
          >
            {content}
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] content-start gap-y-16 overflow-hidden pt-8 text-[1.625rem] font-semibold text-text-accent opacity-11 select-none print:hidden"
            >
              {MARKS.map((mark) => (
                <span
                  key={mark}
                  data-words={common('demo')}
                  className="-rotate-12 before:content-[attr(data-words)]"
                />
              ))}
            </span>
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
