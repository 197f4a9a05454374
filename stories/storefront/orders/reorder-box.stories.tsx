import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ReorderBox } from '@/screens/storefront/orders/reorder-box'

const meta = {
  title: 'Storefront/Reorder box',
  component: ReorderBox,
  args: { state: { status: 'idle' }, onReorder: fn(), onCart: fn() },
} satisfies Meta<typeof ReorderBox>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const IdleWorks: Story = {
  ...Idle,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal bestellen' }))
    await expect(args.onReorder).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const Done: Story = {
  args: { state: { status: 'done', units: 4, leftOut: [] } },
}
export const DoneWorks: Story = {
  ...Done,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 Artikel liegen im Warenkorb')
    await userEvent.click(canvas.getByRole('button', { name: 'Zum Warenkorb' }))
    await expect(args.onCart).toHaveBeenCalledOnce()
  },
}
/** Lists what could not be added, with the reason. */
export const DoneInPart: Story = {
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
}
export const NothingLeft: Story = {
  args: { state: { status: 'done', units: 0, leftOut: [{ name: 'Kurkuma Plus', reason: 'gone' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const Dark: Story = { args: DoneInPart.args, globals: { theme: 'dark' } }
export const Turkish: Story = { args: DoneInPart.args, globals: { language: 'tr' } }
export const English: Story = { args: DoneInPart.args, globals: { language: 'en' } }
