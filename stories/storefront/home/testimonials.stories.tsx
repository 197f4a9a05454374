import { expect, fireEvent, userEvent, waitFor, within } from '@storybook/test'
import { TESTIMONIAL_MS, TESTIMONIAL_PEOPLE } from '@/screens/storefront/home/testimonial-people'
import { Testimonials } from '@/screens/storefront/home/testimonials'
import preview from '#.storybook/preview'
import { onPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Storefront/Home/Testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen' },
})

export default meta

const voice = (position: number) => ({ name: `Stimme ${position} von 10` })

export const FirstVoice = meta.story()
FirstVoice.test(
  'one of ten is heard; the arrows turn, around the end too; a tick chooses a voice',
  { parameters: { rules: ['SHOP-8', 'LAW-10'] } },
  async ({ canvas, step }) => {
    await expect(TESTIMONIAL_PEOPLE).toHaveLength(10)
    await expect(TESTIMONIAL_MS).toBe(6000)
    await step('one of ten is heard', async () => {
      await expect(canvas.getAllByRole('group')).toHaveLength(1)
      await expect(canvas.getByRole('group', voice(1))).toHaveTextContent('Sabine K., 46, Leipzig')
      await expect(canvas.getByText('Persönliche Erfahrung, Ergebnisse sind individuell.')).toBeVisible()
      await expect(canvas.getByText('−13 kg')).toBeVisible()
    })
    await step('the arrows turn, around the end too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nächste Stimme' }))
      await waitFor(() => expect(canvas.getByRole('group', voice(2))).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Stimme' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Stimme' }))
      await waitFor(() => expect(canvas.getByRole('group', voice(10))).toBeVisible())
    })
    await step('a tick chooses a voice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stimme 4 zeigen' }))
      await waitFor(() =>
        expect(within(canvas.getByRole('group', voice(4))).getByText('Thomas B., 41, Hamburg')).toBeVisible(),
      )
    })
  },
)

export const TurnsByItself = meta.story({
  parameters: { rules: ['SHOP-8'] },
  args: { start: 9 },
  play: async ({ canvas, canvasElement, step }) => {
    await step('a full tick goes on to the next voice, from the last to the first', async () => {
      const fill = canvasElement.querySelector<HTMLElement>('[aria-current] span span')
      await expect(fill).not.toBeNull()
      await expect(fill?.style.animationDuration).toBe('6s')
      if (fill) await fireEvent.animationEnd(fill)
      await waitFor(() => expect(canvas.getByRole('group', voice(1))).toBeVisible())
    })
  },
})

export const Phone = meta.story({
  args: { start: 2 },
  globals: onPhone,
})
export const Dark = meta.story({ args: { start: 1 }, globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
