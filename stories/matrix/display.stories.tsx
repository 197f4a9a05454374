import type { Meta, StoryObj } from '@storybook/react-vite'
import { Botanical } from '@/art/botanical'
import { BagIcon } from '@/icons'
import { Avatar } from '@/ui/avatar'
import { Badge, BADGE_SIZES, BADGE_VARIANTS } from '@/ui/badge'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Chip, RemovableChip } from '@/ui/chip'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Note, NoteAction, NOTE_TONES } from '@/ui/note'
import { Price } from '@/ui/price'
import { Progress } from '@/ui/progress'
import { Rating } from '@/ui/rating'
import { RatingInput } from '@/ui/rating-input'
import { ArchSkeleton, Skeleton } from '@/ui/skeleton'
import { Status, STATUS_TONES } from '@/ui/status'
import { Section } from './section'
import { darkTwin, matrixPictures } from '../fixtures/pictures'
import { Panels } from './panels'

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const
const nothing = () => undefined
const LONG = 'Nahrungsergänzungsmittelherstellungsgenehmigung mit Nachfüllpackung'
const meta = {
  title: 'Matrix/Display',
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'padded', chromatic: matrixPictures },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const LabelsLight: Story = {
  play: ({ canvas }) => canvas.getByRole('button', { name: 'Im Fokus' }).focus(),
  render: () => (
    <>
      {BADGE_SIZES.map((size) => (
        <Section key={size} title={`Badge ${size}`}>
          {BADGE_VARIANTS.map((variant) => (
            <Badge key={variant} variant={variant} size={size}>
              {variant}
            </Badge>
          ))}
        </Section>
      ))}
      {(['m', 'admin'] as const).map((size) => (
        <Section key={size} title={`Status ${size}`}>
          {STATUS_TONES.map((tone) => (
            <Status key={tone} tone={tone} size={size}>
              {tone}
            </Status>
          ))}
        </Section>
      ))}
      <Section title="Chip">
        <Chip>Tee</Chip>
        <Chip selected>Alle</Chip>
        <Chip disabled>Kaffee</Chip>
        <Chip>Im Fokus</Chip>
        <RemovableChip label="Auf Lager" onRemove={nothing} />
      </Section>
      <Section title="Rating">
        {[0, 2.5, 4.8, 5].map((value) => (
          <Rating key={value} value={value} count={412} />
        ))}
        <Rating value={4.5} size="m" />
        <Rating value={4.5} size="l" showValue={false} />
        <RatingInput label="Bewertung" name="matrix" value={3} onValueChange={nothing} />
      </Section>
      <Section title="Price">
        <Price price={eur(1350)} />
        <Price
          price={eur(1190)}
          original={eur(1490)}
          base={{ price: eur(14875), unit: 'kg' }}
          content="80 g"
        />
        <Price price={eur(1190)} original={eur(1490)} size="l" lowest={eur(1090)} />
        <Price price={eur(1190)} size="s" taxNote={false} />
      </Section>
      <Section title="Avatar, Breadcrumb, Progress">
        <Avatar name="Elif Yılmaz" size="s" />
        <Avatar name="Sabine Koch" />
        <Avatar name="Jonas" size="l" />
        <Breadcrumb
          items={[{ label: 'Start', href: '#' }, { label: 'Produkte', href: '#p' }, { label: LONG }]}
        />
        <Progress label="Anteil" value={62} className="w-60" />
        <Progress label="Läuft" size="bar" className="w-60" />
      </Section>
    </>
  ),
}
export const LabelsDark: Story = { ...LabelsLight, ...darkTwin, tags: ['!picture', '!manifest'] }

export const MessagesLight: Story = {
  render: () => (
    <>
      {(['m', 's', 'admin'] as const).map((size) => (
        <Section key={size} title={`Note ${size}`}>
          {NOTE_TONES.map((tone) => (
            <Note
              key={tone}
              tone={tone}
              size={size}
              className="w-80 max-w-full"
              action={<NoteAction>Ansehen</NoteAction>}
            >
              Bitte prüfen Sie zwei Produkte in Ihrem Korb.
            </Note>
          ))}
          <Note tone="danger" size={size} title={LONG} className="w-80 max-w-full">
            {LONG}
          </Note>
        </Section>
      ))}
      <Section title="Empty and error">
        <EmptyState
          tint="sage"
          drawing={<Botanical name="blattzweig" preserveAspectRatio="xMidYMax meet" />}
          title="Noch nichts im Korb"
          action={<Button>Produkte entdecken</Button>}
        >
          Ab 100 € Warenwert versenden wir kostenlos.
        </EmptyState>
        <ErrorState
          tint="rose"
          drawing={<Botanical name="hagebutte" preserveAspectRatio="xMidYMax meet" />}
          onRetry={nothing}
        >
          Die Produkte konnten nicht geladen werden.
        </ErrorState>
        <EmptyState
          density="admin"
          title="Sipariş bulunamadı"
          drawing={<BagIcon size="l" />}
          action={<Button size="admin">Filtreleri temizle</Button>}
        >
          Filtreleri değiştirin veya temizleyin.
        </EmptyState>
        <ErrorState density="admin" onRetry={nothing} retrying />
      </Section>
      <Section title="Skeleton">
        <ArchSkeleton className="w-48" />
        <div className="grid w-48 gap-3">
          <Skeleton className="w-3/4" />
          <Skeleton shape="heading" className="w-1/2" />
          <Skeleton shape="block" className="h-11" />
          <Skeleton shape="circle" className="size-11" />
        </div>
      </Section>
    </>
  ),
}
export const MessagesDark: Story = { ...MessagesLight, ...darkTwin, tags: ['!picture', '!manifest'] }

export const PanelsLight: Story = { render: () => <Panels /> }
export const PanelsDark: Story = { ...PanelsLight, ...darkTwin, tags: ['!picture', '!manifest'] }
