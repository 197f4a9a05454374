import { expect, fn, userEvent } from '@storybook/test'
import { ReorderBox } from '@/screens/storefront/orders/reorder-box'
import preview from '#.storybook/preview'

const meta = preview.meta({
  title: 'Storefront/Orders/Reorder box',
  component: ReorderBox,
  args: { state: { status: 'idle' as const }, onReorder: fn(), onCart: fn() },
})

export default meta

export const Idle = meta.story()
Idle.test('calls onReorder', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal bestellen' }))
  await expect(args.onReorder).toHaveBeenCalledOnce()
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})
export const Done = meta.story({
  args: { state: { status: 'done', units: 4, leftOut: [] } },
})
Done.test('calls onCart', async ({ args, canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('4 Artikel liegen im Warenkorb')
  await userEvent.click(canvas.getByRole('button', { name: 'Zum Warenkorb' }))
  await expect(args.onCart).toHaveBeenCalledOnce()
})
/** Lists what could not be added, with the reason. */
export const DoneInPart = meta.story({
  parameters: { rules: ['ORDER-41'] },
  args: {
    state: {
      status: 'done',
      units: 3,
      leftOut: [
        { name: 'Abendruhe', reason: 'fewer' },
        { name: 'Hagebutte', reason: 'soldOut' },
        { name: 'Kurkuma Plus', reason: 'gone' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('Hagebutte ist ausverkauft')).toBeVisible()
  },
})
export const NothingLeft = meta.story({
  args: { state: { status: 'done', units: 0, leftOut: [{ name: 'Kurkuma Plus', reason: 'gone' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
export const Dark = meta.story({ args: DoneInPart.input.args, globals: { theme: 'dark' } })
export const Turkish = meta.story({ args: DoneInPart.input.args, globals: { language: 'tr' } })
export const English = meta.story({ args: DoneInPart.input.args, globals: { language: 'en' } })
