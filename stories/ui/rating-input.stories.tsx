import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { RatingInput, type RatingInputProps } from '@/ui/rating-input'

function Controlled({ value, onValueChange, ...rest }: RatingInputProps) {
  const [stars, setStars] = useState(value)
  return (
    <RatingInput
      {...rest}
      value={stars}
      onValueChange={(next) => {
        setStars(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'UI/Forms/Rating input',
  tags: ['!autodocs'],
  component: RatingInput,
  args: { label: 'Rating', name: 'rating', value: 4, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RatingInput>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Empty: Story = {
  args: { value: 0 },
}
export const EmptyWorks: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('a click chooses', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    })
    await step('arrow keys move on', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
      await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveFocus()
    })
  },
}
export const Admin: Story = { args: { size: 'admin' } }
export const Disabled: Story = { args: { disabled: true } }
