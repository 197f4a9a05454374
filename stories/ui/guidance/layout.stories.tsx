import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { InfoIcon } from '@/icons'
import { Button } from '@/ui/button'
import { Carousel } from '@/ui/carousel'
import { Container } from '@/ui/container'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { PasswordInput } from '@/ui/password-input'
import { Picture } from '@/ui/picture'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Layout',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const slidesOf = (...texts: readonly (readonly [title: string, text: string])[]) =>
  texts.map(([title, text]) => ({
    id: title,
    content: (
      <figure className="grid gap-1.5">
        <blockquote className="font-serif text-title-s">{text}</blockquote>
        <figcaption className="text-small text-text-muted">{title}</figcaption>
      </figure>
    ),
  }))
export const VoicesInTurn: Story = {
  render: () => (
    <Carousel
      label="What our customers say"
      className="w-72 max-w-full"
      slides={slidesOf(
        ['Sabine K., Leipzig', 'At last an evening tea that does not taste of hay.'],
        ['Jonas F., München', 'The refill arrives on time.'],
        ['Petra L., Bremen', 'Mild and gentle, even late in the evening.'],
      )}
    />
  ),
}
export const TermsInTurn: Story = {
  render: () => (
    <Carousel
      label="Before you order"
      className="w-72 max-w-full"
      slides={slidesOf(
        ['1 of 3', 'Shipping costs €4.90.'],
        ['2 of 3', 'Delivery takes two days.'],
        ['3 of 3', 'You can withdraw within 14 days.'],
      )}
    />
  ),
}

const Section = ({ title }: { title: string }) => (
  <p className="border-s-2 border-border-strong bg-surface-sunken py-3 ps-3 text-small">{title}</p>
)
export const OneContainerPerSection: Story = {
  render: () => (
    <div className="w-96 max-w-full bg-tint-sage py-4">
      <Container className="pb-3">
        <Section title="Bestsellers" />
      </Container>
      <Container>
        <Section title="What our customers say" />
      </Container>
    </div>
  ),
}
export const ContainerInAContainer: Story = {
  render: () => (
    <div className="w-96 max-w-full bg-tint-sage py-4">
      <Container className="pb-3">
        <Section title="Bestsellers" />
      </Container>
      <Container>
        <Container>
          <Section title="What our customers say" />
        </Container>
      </Container>
    </div>
  ),
}

const image = {
  url: '/media/abendruhe-640.webp',
  alt: 'Tin of Evening Calm tea',
  sources: [],
}
const Tin = (props: Pick<ComponentProps<typeof Picture>, 'fit'>) => (
  <Picture
    image={image}
    sizes="240px"
    width={480}
    height={280}
    tint="sand"
    className="w-60 max-w-full rounded-l"
    {...props}
  />
)
export const PictureOfAllOfIt: Story = { render: () => <Tin fit="contain" /> }
export const PictureCutOff: Story = { render: () => <Tin fit="cover" /> }

/** The bubble of a tooltip drawn in place, because a real one shows only while its control has the focus. */
const Bubble = ({ children }: { children: string }) => (
  <span
    data-slot="tooltip"
    className="w-fit rounded-admin border border-border bg-surface-raised px-3 py-2 text-a-caption shadow-m"
  >
    {children}
  </span>
)
export const TooltipWithDetail: Story = {
  render: () => (
    <div className="grid justify-items-center gap-1.5">
      <Bubble>Counts the products of each category anew</Bubble>
      <Button variant="outline" size="admin">
        Refresh
      </Button>
    </div>
  ),
}
export const TooltipWithTheRule: Story = {
  render: () => (
    <div className="grid w-64 max-w-full gap-1.5">
      <div className="flex items-end gap-2">
        <Field label="New password" size="admin" className="flex-1">
          <PasswordInput autoComplete="new-password" />
        </Field>
        <IconButton size="admin" icon={InfoIcon} label="What a password needs" />
      </div>
      <div className="grid justify-items-end">
        <Bubble>At least 6 characters</Bubble>
      </div>
    </div>
  ),
}
