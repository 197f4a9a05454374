import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { SessionList } from '@/screens/admin/staff/session-list'
import { sessionRows } from '@/shop/sessions/sessions.mocks'
import { ControlSizeProvider } from '@/ui/control-size'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Admin/Staff/Sessions',
  component: SessionList,
  args: {
    state: { status: 'ready', sessions: sessionRows },
    failed: false,
    onRetry: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
  },
  decorators: [
    (List) => (
      <ControlSizeProvider value="admin">
        <div className="mx-auto max-w-130 bg-surface p-5 text-a-body text-text">
          <List />
        </div>
      </ControlSizeProvider>
    ),
  ],
} satisfies Meta<typeof SessionList>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  ...pictured,
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Bu oturum')).toBeVisible()
    await expect(canvas.getByText('Bilinmeyen cihaz')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Safari · iPhone: oturumu sonlandır' }))
    await expect(args.onEnd).toHaveBeenCalledWith(sessionRows[1]?._id)
    await userEvent.click(canvas.getByRole('button', { name: 'Diğer tüm oturumları sonlandır' }))
    await expect(args.onEndOthers).toHaveBeenCalled()
  },
}

/** Nothing to end. */
export const OnlyOwn: Story = {
  args: { state: { status: 'ready', sessions: sessionRows.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Ending: Story = {
  args: { ending: 'others' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Diğer tüm oturumları sonlandır' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const EndFailed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oturum sonlandırılamadı')
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const LoadFailed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const OnPhone: Story = { ...phone, ...pictured, tags: ['picture'] }
