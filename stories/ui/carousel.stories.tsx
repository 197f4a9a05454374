import { expect, userEvent, waitFor } from '@storybook/test'
import { Carousel } from '@/ui/carousel'
import { Text } from '@/ui/text'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const VOICES = [
  ['Sabine K., 54, Leipzig', 'At last an evening tea that does not taste of hay.'],
  ['Jonas F., 41, München', 'The refill arrives on time, and the coffee is well rounded.'],
  ['Petra L., 63, Bremen', 'Mild and gentle, even late in the evening.'],
  ['Martina H., 47, Kiel', 'The advice on the phone was friendly and honest.'],
] as const

const meta = preview.meta({
  title: 'UI/Data display/Carousel',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Carousel,
  args: {
    label: 'What our customers say',
    style: { width: '36rem', maxWidth: '100%' },
    slides: VOICES.map(([id, text]) => ({
      id,
      content: (
        <figure style={{ paddingInline: '0.25rem' }}>
          <blockquote
            style={{
              font: 'var(--verda-title-w) var(--verda-title-l) / var(--verda-title-l-lh) var(--verda-font-serif)',
              letterSpacing: 'var(--verda-title-ls)',
            }}
          >
            {text}
          </blockquote>
          <Text asChild size="s" tone="muted">
            <figcaption style={{ marginTop: '0.75rem' }}>{id}</figcaption>
          </Text>
        </figure>
      ),
    })),
  },
})

export default meta

export const ByHand = meta.story()
ByHand.test('next and previous; an indicator goes straight to its slide', async ({ canvas, step }) => {
  await step('next and previous', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'true'),
    )
  })
  await step('an indicator goes straight to its slide', async () => {
    canvas.getByRole('button', { name: 'Go to slide 4' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByText(/honest/).closest('[role=group]')).not.toHaveAttribute('inert'),
    )
  })
})
export const RightToLeft = ByHand.extend({ globals: { direction: 'rtl' } })
RightToLeft.test('the next slide comes into view', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  const frame = canvas.getByRole('region').getBoundingClientRect()
  const next = canvas.getByText(/refill/).closest('[role=group]')
  await waitFor(() => expect(next?.getBoundingClientRect().left).toBeCloseTo(frame.left, 0))
})
/** Advances automatically and can be paused. With reduced motion, it stays still and has no pause button. */
export const Turning = meta.story({
  args: { interval: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
})
export const Dark = ByHand.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
