import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Picture } from '@/ui/picture'
import { TINTS } from '@/ui/tints'
import { componentPictures } from '../fixtures/pictures'

const image = {
  url: '/media/abendruhe-960.webp',
  alt: 'Tin of Evening Calm tea',
  sources: [320, 640, 960].flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      url: `/media/abendruhe-${width}.${format}`,
      width,
      type: `image/${format}`,
    })),
  ),
}

const meta = {
  title: 'UI/Data display/Picture',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Picture,
  args: {
    image,
    sizes: '280px',
    width: 400,
    height: 448,
    tint: 'sand',
    style: { width: '17.5rem', maxWidth: '100%', borderRadius: 'var(--verda-r-l)' },
  },
  argTypes: {
    tint: { control: 'select', options: TINTS },
    fit: { control: 'inline-radio', options: ['cover', 'contain'] },
  },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Responsive: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Tin of Evening Calm tea' })).toHaveAttribute(
      'loading',
      'lazy',
    )
    await expect([...canvasElement.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ])
    await expect(canvasElement.querySelector('source')).toHaveAttribute(
      'srcset',
      '/media/abendruhe-320.avif 320w, /media/abendruhe-640.avif 640w, /media/abendruhe-960.avif 960w',
    )
  },
}
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}
export const Contained: Story = { args: { fit: 'contain', width: 400, height: 300, tint: 'mist' } }
/** An empty `alt` when the name is shown next to the picture. */
export const Decorative: Story = { args: { alt: '' } }
export const Broken: Story = {
  args: { image: { url: 'data:image/webp;base64,', alt: 'Tin of Evening Calm tea', sources: [] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Tin of Evening Calm tea. Picture not available' }),
    ).toBeVisible()
  },
}
