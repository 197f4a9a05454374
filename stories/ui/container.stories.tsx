import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Container } from '@/ui/container'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Layout/Container',
  tags: ['!autodocs', 'picture'],
  component: Container,
  parameters: { chromatic: componentPictures, layout: 'fullscreen' },
  args: {
    children: (
      <p style={{ paddingBlock: '1.5rem', background: 'var(--verda-surface-sunken)' }}>
        This is how wide a page of the shop is.
      </p>
    ),
  },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const AsMain: Story = {
  args: { asChild: true, children: <main>The content of the page</main> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('data-slot', 'container')
  },
}
