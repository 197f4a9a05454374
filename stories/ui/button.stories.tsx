import { expect, fn, userEvent } from '@storybook/test'
import { BagIcon } from '@/icons'
import { Button, BUTTON_SIZES, BUTTON_VARIANTS } from '@/ui/button'
import { Inline } from '@/ui/stack'
import preview from '#.storybook/preview'
import { componentPictures, unpictured } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Actions/Button',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
  },
})

export default meta

export const Primary = meta.story()
Primary.test('a click is reported', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
  await expect(args.onClick).toHaveBeenCalledOnce()
})
Primary.test('Tab reaches it, Enter and Space press it', async ({ args, canvas }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onClick).toHaveBeenCalledTimes(1)
  await userEvent.keyboard(' ')
  await expect(args.onClick).toHaveBeenCalledTimes(2)
})
export const Outline = meta.story({ args: { variant: 'outline' } })
export const WithIcon = meta.story({ args: { children: [<BagIcon key="icon" size="s" />, 'Add to cart'] } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Loading = meta.story({
  args: { loading: true },
})
Loading.test('a click while loading does nothing', async ({ args, canvas, step }) => {
  const button = canvas.getByRole('button', { name: 'Add to cart' })
  await step('a click while loading does nothing', async () => {
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  })
  await expect(button).toHaveAttribute('aria-busy', 'true')
})
/** From the most to the least prominent, including the two destructive variants. */
export const Variants = meta.story({
  render: (args) => (
    <Inline>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
})
/** 36, 40, 48 and 56 px. */
export const Sizes = meta.story({
  render: (args) => (
    <Inline align="end">
      {BUTTON_SIZES.map((size) => (
        <Button key={size} {...args} size={size}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
})
export const OnePrimary = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  render: () => (
    <Inline>
      <Button variant="ghost">Back</Button>
      <Button>Place order</Button>
    </Inline>
  ),
})
export const TwoPrimaries = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  render: () => (
    <Inline>
      <Button>No</Button>
      <Button>OK</Button>
    </Inline>
  ),
})
