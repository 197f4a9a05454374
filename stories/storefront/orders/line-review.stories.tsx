import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { LineReview } from '@/screens/storefront/orders/review/line-review'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const own = { rating: 4, comment: 'Mild und rund, gern wieder.' }

/** A customer's review of a delivered product, below its line in the order. */
const meta = {
  title: 'Storefront/Line review',
  component: LineReview,
  decorators: [
    (Shown) => (
      <div className="max-w-160">
        <Shown />
      </div>
    ),
  ],
  args: { name: 'Abendruhe', own: undefined, state: { status: 'idle' }, onSave: fn() },
} satisfies Meta<typeof LineReview>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const openForm = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: /Abendruhe/ }))
  await canvas.findByRole('form', { name: 'Bewertung von Abendruhe' })
}

export const NotReviewed: Story = {}
export const Open: Story = { ...pictured, play: ({ canvas }) => openForm(canvas) }
export const OpenWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['CATALOGUE-18', 'CATALOGUE-48'] },
  play: async ({ args, canvas, step }) => {
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
        expect(args.onSave).toHaveBeenCalledWith({ rating: 5, comment: 'gut, sehr gut sogar' }),
      )
    })
  },
}
/** Stars that are missing get the focus; once chosen, they are no longer complained of. */
export const OpenWithoutStars: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
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
}
export const Reviewed: Story = { args: { own }, play: ({ canvas }) => openForm(canvas) }
export const Saving: Story = {
  args: { own, state: { status: 'saving' } },
  play: ({ canvas }) => openForm(canvas),
}
export const Failed: Story = {
  args: { own, state: { status: 'failed', message: 'Bewerten können Sie, was Ihnen geliefert wurde.' } },
  play: ({ canvas }) => openForm(canvas),
}
export const Done: Story = {
  args: { own, state: { status: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Danke! Ihre Bewertung steht auf der Produktseite.',
    )
  },
}
export const Phone: Story = { ...Open, globals: onPhone, tags: [] }
