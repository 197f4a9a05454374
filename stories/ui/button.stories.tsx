import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BagIcon } from '@/icons'
import { Button, BUTTON_SIZES, BUTTON_VARIANTS } from '@/ui/button'

const meta = {
  title: 'UI/Actions/Button',
  tags: ['!autodocs'],
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const PrimaryWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Outline: Story = { args: { variant: 'outline' } }
export const WithIcon: Story = { args: { children: [<BagIcon key="icon" size="s" />, 'Add to cart'] } }
export const Disabled: Story = { args: { disabled: true } }
export const Loading: Story = {
  args: { loading: true },
}
export const LoadingWorks: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    await step('a click while loading does nothing', async () => {
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
    })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
/** From the most to the least prominent, including the two destructive variants. */
export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
}
/** 36, 40, 48 and 56 px. */
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end gap-3">
      {BUTTON_SIZES.map((size) => (
        <Button key={size} {...args} size={size}>
          {size}
        </Button>
      ))}
    </div>
  ),
}
export const OnePrimary: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="ghost">Back</Button>
      <Button>Place order</Button>
    </div>
  ),
}
export const TwoPrimaries: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>No</Button>
      <Button>OK</Button>
    </div>
  ),
}
