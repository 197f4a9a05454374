import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { FilterIcon, InfoIcon } from '@/icons'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { FieldSet } from '@/ui/field-set'
import {
  Popover,
  POPOVER_SIZES,
  PopoverClose,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
} from '@/ui/popover'
import { Inline, Stack } from '@/ui/stack'
import { Text } from '@/ui/text'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Overlays/Popover',
  tags: ['!autodocs', 'picture'],
  component: PopoverContent,
  subcomponents: { Popover },
  argTypes: {
    size: { control: 'inline-radio', options: POPOVER_SIZES },
    density: { control: 'inline-radio', options: ['shop', 'admin'] },
    side: { control: 'inline-radio', options: ['top', 'bottom'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
  },
  parameters: { chromatic: componentPictures, docs: { story: { inline: false, height: '360px' } } },
})

export default meta

const shown = async (name: string) => {
  const popover = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(popover).toBeVisible())
  return popover
}

const certificates = (
  <FieldSet legend="Certificates">
    <Checkbox defaultChecked>Organic</Checkbox>
    <Checkbox>Fair trade</Checkbox>
  </FieldSet>
)

export const Open = meta.story({
  render: (args) => (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button variant="outline" size="s">
          <FilterIcon size="s" />
          More filters
        </Button>
      </PopoverTrigger>
      <PopoverContent {...args}>
        <Stack gap={4}>
          <PopoverTitle>More filters</PopoverTitle>
          <FieldSet legend="Certificates">
            <Checkbox defaultChecked>Organic</Checkbox>
            <Checkbox>Fair trade</Checkbox>
          </FieldSet>
          <Inline gap={2}>
            <PopoverClose asChild>
              <Button size="s">Apply</Button>
            </PopoverClose>
          </Inline>
        </Stack>
      </PopoverContent>
    </Popover>
  ),
  play: async () => {
    await shown('More filters')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Organic' })).toHaveFocus())
  },
})

export const ByKeyboard = meta.story({
  render: (args) => (
    <Inline gap={2}>
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="outline" size="s">
            More filters
          </Button>
        </PopoverTrigger>
        <PopoverContent {...args} aria-label="More filters">
          <Stack gap={4}>
            {certificates}
            <PopoverClose asChild>
              <Button size="s">Apply</Button>
            </PopoverClose>
          </Stack>
        </PopoverContent>
      </Popover>
      <Button size="s">New order</Button>
    </Inline>
  ),
})
ByKeyboard.test(
  'opens by Enter, Tab goes through it and on; Escape and its button close it',
  async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'More filters' })
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await step('Enter opens it, and focus moves into it', async () => {
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      await shown('More filters')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Organic' })).toHaveFocus())
    })
    await step('Tab and Space act inside', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(screen.getByRole('checkbox', { name: 'Fair trade' })).toBeChecked()
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await isGone()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await step('so does its button', async () => {
      await userEvent.keyboard(' ')
      await shown('More filters')
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
      await isGone()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await step('a press on another control closes it and counts', async () => {
      await userEvent.click(trigger)
      await shown('More filters')
      const other = canvas.getByRole('button', { name: 'New order' })
      await userEvent.click(other)
      await isGone()
      await expect(other).toHaveFocus()
    })
  },
)

const SHIPPING = [
  'We ship from Monday to Friday, on the same day if you order before noon.',
  'Within Germany a parcel takes one to two days, to Austria two to four.',
  'Shipping is free from €49; below that it costs €4.90, to a Packstation as well.',
]

/** Content to read has a close button. What does not fit scrolls inside. */
export const LongContent = meta.story({
  args: { closable: true },
  render: (args) => (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="s">
          <InfoIcon size="s" />
          Shipping
        </Button>
      </PopoverTrigger>
      <PopoverContent {...args} tabIndex={0}>
        <Stack gap={2}>
          <PopoverTitle>How long shipping takes, and what it costs</PopoverTitle>
          {Array.from({ length: 12 }, () => SHIPPING)
            .flat()
            .map((text, index) => (
              <Text key={index} size="s">
                {text}
              </Text>
            ))}
        </Stack>
      </PopoverContent>
    </Popover>
  ),
  play: async () => {
    const popover = await shown('How long shipping takes, and what it costs')
    await waitFor(() =>
      expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
    await expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight)
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  },
})

/** In a corner of the window it opens on the side that has room. */
export const AtTheEdge = meta.story({
  ...Open.input,
  args: { size: 'm' },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInlineEnd: '0.5rem', insetBlockEnd: '0.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const popover = await shown('More filters')
    await waitFor(async () => {
      const { left, right, bottom } = popover.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
  },
})

const closedBy = fn()
function DialogWithPopover() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent size="s" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>New coupon</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Popover onOpenChange={closedBy}>
            <PopoverTrigger asChild>
              <Button variant="outline" size="s">
                For which teas
              </Button>
            </PopoverTrigger>
            <PopoverContent aria-label="For which teas" style={{ maxHeight: '9rem' }}>
              <Stack gap={2}>
                {['Chamomile', 'Sencha', 'Rooibos', 'Assam', 'Darjeeling', 'Mate'].map((name) => (
                  <Checkbox key={name}>{name}</Checkbox>
                ))}
              </Stack>
            </PopoverContent>
          </Popover>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
export const WithinADialog = meta.story({
  render: () => <DialogWithPopover />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'For which teas' }))
    await shown('For which teas')
  },
})
WithinADialog.test('the wheel turns it, and Escape closes it alone', async () => {
  const popover = await shown('For which teas')
  const turn = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true })
  popover.dispatchEvent(turn)
  await expect(turn.defaultPrevented).toBe(false)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'For which teas' })).toBeNull())
  await expect(screen.getByRole('dialog', { name: 'New coupon' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'For which teas' })).toHaveFocus())
})

/** The back office's density. */
export const Admin = meta.story({ ...Open.input, args: { density: 'admin', closable: true } })
export const RightToLeft = meta.story({ ...Open.input, globals: { direction: 'rtl' } })
export const Dark = Open.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
