import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Avatar } from '@/ui/avatar'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Data display/Avatar',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Avatar,
  args: { name: 'Elif Yılmaz' },
  argTypes: { size: { control: 'inline-radio', options: ['s', 'm', 'l', 'xl'] } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const TwoNames: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EY')).toBeVisible()
  },
}
export const OneName: Story = { args: { name: 'Sabine' } }
export const ThreeNames: Story = {
  args: { name: 'Elif Nur Yılmaz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EY')).toBeVisible()
  },
}
export const TurkishCapitals: Story = {
  args: { name: 'ilker ışık' },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('İI')).toBeVisible()
  },
}
export const Large: Story = { args: { size: 'xl' } }
