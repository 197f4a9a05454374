import type { Meta, StoryObj } from '@storybook/react-vite'
import { LabelsLight, MessagesLight } from './display.stories'
import { darkTwin, matrixPictures } from '../fixtures/pictures'

const meta = {
  title: 'Matrix/Brands',
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'padded', chromatic: matrixPictures },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const render: Story['render'] = (args, context) => (
  <>
    {LabelsLight.render?.(args, context)}
    {MessagesLight.render?.(args, context)}
  </>
)

export const Lake: Story = { render, globals: { brand: 'lake' } }
export const LakeDark: Story = {
  ...darkTwin,
  tags: ['!picture', '!manifest'],
  render,
  globals: { brand: 'lake', theme: 'dark' },
}
export const Plum: Story = { render, globals: { brand: 'plum' } }
export const PlumDark: Story = {
  ...darkTwin,
  tags: ['!picture', '!manifest'],
  render,
  globals: { brand: 'plum', theme: 'dark' },
}
