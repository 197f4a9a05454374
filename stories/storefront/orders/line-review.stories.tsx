import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { LineReview } from '@/screens/storefront/orders/review/line-review'
import preview from '#.storybook/preview'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const own = { rating: 4, comment: 'Mild und rund, gern wieder.' }

/** A customer's review of a delivered product, below its line in the order. */
const meta = preview.meta({
  title: 'Storefront/Orders/Line review',
  component: LineReview,
  decorators: [
    (Shown) => (
      <div className="max-w-160">
        <Shown />
      </div>
    ),
  ],
  args: { name: 'Abendruhe', own: undefined, state: { status: 'idle' as const }, onSave: fn() },
})

export default meta
type Canvas = StoryContext['canvas']

const openForm = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: /Abendruhe/ }))
  await canvas.findByRole('form', { name: 'Bewertung von Abendruhe' })
}

export const NotReviewed = meta.story()
export const Open = meta.story({ ...pictured, tags: ['picture'], play: ({ canvas }) => openForm(canvas) })
NotReviewed.test(
  'nothing chosen, too little said; five stars and a sentence',
  { parameters: { rules: ['CATALOGUE-18', 'CATALOGUE-48'] } },
  async ({ args, canvas, step }) => {
    await openForm(canvas)
    await step('nothing chosen, too little said', async () => {
      await userEvent.type(canvas.getByLabelText(/Was möchten Sie/), 'gut')
      await userEvent.click(canvas.getByRole('button', { name: 'Bewertung veröffentlichen' }))
      await expect(await canvas.findByText('Bitte wählen Sie einen bis fünf Sterne')).toBeInTheDocument()
      await expect(canvas.getByText('Bitte schreiben Sie mindestens 10 Zeichen')).toBeInTheDocument()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('five stars and a sentence', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '5 Sterne' }))
      await userEvent.type(canvas.getByLabelText(/Was möchten Sie/), ', sehr gut sogar')
      await userEvent.click(canvas.getByRole('button', { name: 'Bewertung veröffentlichen' }))
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith({ rating: 5, comment: 'gut, sehr gut sogar' }, []),
      )
    })
  },
)
NotReviewed.test(
  'stars that are missing get the focus; once chosen, they are no longer complained of',
  async ({ canvas, step }) => {
    await openForm(canvas)
    await step('missing', async () => {
      await userEvent.type(canvas.getByLabelText(/Was möchten Sie/), 'Mild und rund, gern wieder.')
      await userEvent.click(canvas.getByRole('button', { name: 'Bewertung veröffentlichen' }))
      await canvas.findByText('Bitte wählen Sie einen bis fünf Sterne')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '1 Stern' })).toHaveFocus())
    })
    await step('chosen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '4 Sterne' }))
      await expect(canvas.queryByText('Bitte wählen Sie einen bis fünf Sterne')).not.toBeInTheDocument()
    })
  },
)
export const Reviewed = meta.story({ args: { own }, play: ({ canvas }) => openForm(canvas) })
export const Saving = meta.story({
  args: { own, state: { status: 'saving' } },
  play: ({ canvas }) => openForm(canvas),
})
export const Failed = meta.story({
  args: { own, state: { status: 'failed', message: 'Bewerten können Sie, was Ihnen geliefert wurde.' } },
  play: ({ canvas }) => openForm(canvas),
})
export const Done = meta.story({
  args: { own, state: { status: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Danke! Ihre Bewertung steht auf der Produktseite.',
    )
  },
})
/** A check comes first, of the text or of the photos only. */
export const Waits = meta.story({ args: { own, state: { status: 'done', waits: 'text' } } })
export const PhotosWait = meta.story({ args: { own, state: { status: 'done', waits: 'photos' } } })
export const PhotosFailed = meta.story({
  args: { own, state: { status: 'failed', isSaved: true } },
  play: ({ canvas }) => openForm(canvas),
})
export const Phone = meta.story({ ...Open.input, globals: onPhone, tags: [] })
