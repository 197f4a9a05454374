import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Progress } from '@/ui/progress'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Feedback/Progress',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Progress,
  args: { label: 'Progress towards free shipping', value: 62, style: { width: '18rem', maxWidth: '100%' } },
  argTypes: { size: { control: 'inline-radio', options: ['s', 'm', 'bar'] } },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress towards free shipping' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    )
  },
}
export const Full: Story = { args: { value: 100 } }
export const Empty: Story = { args: { value: 0 } }
/** Progress is unknown: the thin bar below the header while a form is submitting. */
export const Indeterminate: Story = {
  args: { value: undefined, size: 'bar', label: 'Placing your order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
