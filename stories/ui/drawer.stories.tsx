import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { Botanical } from '@/art/botanical'
import { ArrowRightIcon } from '@/icons'
import { Button } from '@/ui/button'
import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerDescription,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from '@/ui/drawer'
import { EmptyState } from '@/ui/empty-state'
import { Inline, Stack } from '@/ui/stack'
import { Text } from '@/ui/text'
import { onPhone } from '../fixtures/windows'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = {
  title: 'UI/Overlays/Drawer',
  tags: ['!autodocs', 'picture'],
  component: DrawerContent,
  subcomponents: { Drawer },
  argTypes: {
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
    sheet: { control: 'inline-radio', options: ['tall', 'fit'] },
  },
  parameters: { chromatic: componentPictures, docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof DrawerContent>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args}>
        <DrawerHeader>
          <DrawerTitle>Cart (4)</DrawerTitle>
        </DrawerHeader>
        <DrawerBody>
          {Array.from({ length: 14 }, (_, index) => (
            <Inline key={index} justify="between">
              <Text>{index + 1}. Evening Calm, 80 g tin</Text>
              <Button variant="ghost" size="s">
                Remove
              </Button>
            </Inline>
          ))}
        </DrawerBody>
        <DrawerFooter>
          <Button full size="l">
            Go to checkout <ArrowRightIcon size="s" />
          </Button>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  ),
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'Cart (4)' })
    await waitFor(() => expect(shown).toBeVisible())
    const checkout = screen.getByRole('button', { name: 'Go to checkout' })
    await expect(checkout.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const Empty: Story = {
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args}>
        <DrawerHeader>
          <DrawerTitle>Cart</DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="grid items-center">
          <EmptyState
            headingLevel={3}
            tint="sage"
            drawing={<Botanical name="blattzweig" preserveAspectRatio="xMidYMax meet" />}
            title="Nothing in your cart yet"
            action={<Button>Discover products</Button>}
          >
            Shipping is free for orders over €100.
          </EmptyState>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  ),
}
export const ByKeyboard: Story = {
  render: (args) => (
    <Drawer>
      <DrawerTrigger asChild>
        <Button>Cart</Button>
      </DrawerTrigger>
      <DrawerContent {...args}>
        <DrawerHeader>
          <DrawerTitle>Cart</DrawerTitle>
          <DrawerDescription>Two products</DrawerDescription>
        </DrawerHeader>
        <DrawerBody>
          <Button variant="soft">Continue shopping</Button>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  ),
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Cart' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'Continue shopping' })).toHaveFocus()
    await step('the cross closes and gives the focus back', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}
/** On a phone, the sheet is only as tall as its content. */
export const FittingSheet: Story = {
  globals: onPhone,
  args: { sheet: 'fit', density: 'admin', size: 's' },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args} aria-describedby={undefined}>
        <DrawerHeader>
          <DrawerTitle>Actions</DrawerTitle>
        </DrawerHeader>
        <DrawerBody>
          <Stack gap={2}>
            <Button variant="outline" size="admin">
              Edit
            </Button>
            <Button variant="danger-quiet" size="admin">
              Delete
            </Button>
          </Stack>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  ),
}
export const Dark: Story = { ...Open, ...darkTwin, tags: ['!picture', '!manifest'] }
