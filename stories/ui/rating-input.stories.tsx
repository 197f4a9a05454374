import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { RatingInput, type RatingInputProps } from '@/ui/rating-input'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

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

const meta = preview.meta({
  title: 'UI/Forms/Rating input',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: RatingInput,
  args: { label: 'Rating', name: 'rating', value: 4, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
})

export default meta

export const Chosen = meta.story()
export const Empty = meta.story({
  args: { value: 0 },
})
Empty.test('a click chooses; arrow keys move on', async ({ args, canvas, step }) => {
  await step('a click chooses', async () => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
  })
  await step('arrow keys move on', async () => {
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveFocus()
  })
})
export const Admin = meta.story({ args: { size: 'admin' } })
export const Disabled = meta.story({ args: { disabled: true } })
