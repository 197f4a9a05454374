import { Button } from '@/ui/button'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { Collapsible } from '@/ui/collapsible'
import { PageHeader } from '@/ui/page-header'
import { Pager } from '@/ui/pager'
import { Pagination } from '@/ui/pagination'
import { Picture } from '@/ui/picture'
import { StatCard } from '@/ui/stat-card'
import { Status } from '@/ui/status'
import { Tab, TabPanel, Tabs, TabsList } from '@/ui/tabs'
import { Section } from './section'

const nothing = () => undefined
const image = { url: '/media/abendruhe-640.webp', alt: 'Teedose Abendruhe', sources: [] }

/** Cards, tabs and what else holds other things. */
export function Panels() {
  return (
    <>
      <Section title="Card">
        <Card className="w-80 max-w-full">
          <CardHeader>
            <CardTitle>Ihre Bestellung</CardTitle>
          </CardHeader>
          <CardBody>Drei Artikel, Versand mit DHL.</CardBody>
          <CardFooter>
            <Button size="s">Ansehen</Button>
          </CardFooter>
        </Card>
        <Card density="admin" className="w-80 max-w-full">
          <CardHeader>
            <CardTitle>HERBST10</CardTitle>
            <Status tone="success" size="admin">
              Aktif
            </Status>
          </CardHeader>
          <CardBody>Sonbahar indirimi</CardBody>
        </Card>
        <StatCard
          label="Toplam kullanıcı"
          value="12.438"
          trend={{ text: '%8,2', direction: 'up' }}
          hint="geçen aya göre"
          className="w-56"
        />
        <StatCard label="Aktif kullanıcı" value="0" loading className="w-56" />
      </Section>
      <Section title="Tabs">
        {(['m', 'admin'] as const).map((size) => (
          <Tabs key={size} defaultValue="a" className="w-96 max-w-full">
            <TabsList size={size} aria-label={`Tabs ${size}`}>
              <Tab value="a">Beschreibung</Tab>
              <Tab value="b">Inhaltsstoffe</Tab>
              <Tab value="c" disabled>
                Bewertungen
              </Tab>
            </TabsList>
            <TabPanel value="a" className="pt-4">
              Kamille, Melisse und Lavendel.
            </TabPanel>
            <TabPanel value="b" />
          </Tabs>
        ))}
      </Section>
      <Section title="Pagination">
        <Pagination page={3} totalPages={5} hrefOf={(page) => `#${page}`} label="kurz" />
        <Pagination page={9} totalPages={20} hrefOf={(page) => `#${page}`} label="lang" />
        <Pager page={1} totalPages={33} total={328} onPageChange={nothing} className="w-96 max-w-full" />
      </Section>
      <Section title="Collapsible">
        {(['line', 'box', 'warn'] as const).map((variant) => (
          <Collapsible
            key={variant}
            variant={variant}
            title="Zutaten"
            open={variant !== 'line'}
            className="w-72 max-w-full"
          >
            Kamillenblüten, Melissenblätter.
          </Collapsible>
        ))}
      </Section>
      <Section title="Picture">
        <Picture
          image={image}
          sizes="200px"
          width={400}
          height={448}
          tint="sand"
          className="w-48 rounded-l"
        />
        <Picture
          image={{ ...image, url: '/media/fehlt.webp' }}
          sizes="200px"
          width={400}
          height={448}
          tint="mist"
          className="w-48 rounded-l"
        />
      </Section>
      <Section title="Page header">
        <PageHeader title="Alle Produkte" subtitle="38 Produkte" className="w-full" />
      </Section>
    </>
  )
}
