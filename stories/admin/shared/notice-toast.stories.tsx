import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { NoticeToast } from '@/screens/admin/shared/notice-toast'
import { Button } from '@/ui/button'

const meta = {
  title: 'Admin/Notice',
  component: NoticeToast,
  args: { notice: { code: 'created' }, tone: 'success', text: 'Kupon oluşturuldu!', onEnd: fn() },
} satisfies Meta<typeof NoticeToast>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Failure: Story = {
  args: { tone: 'danger', text: 'Kupon silinemedi' },
}

/** When the same message is shown again within three seconds, it stays for its full duration. */
export const SameWordsAgain: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [notice, setNotice] = useState({ code: 'created' })
    return (
      <>
        <Button onClick={() => setNotice({ code: 'created' })}>Kaydet</Button>
        <NoticeToast {...args} notice={notice} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const toast = (text: HTMLElement) => text.closest('[data-slot="toast"]')
    const first = toast(await page.findByText('Kupon oluşturuldu!'))
    await userEvent.click(page.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(toast(page.getByText('Kupon oluşturuldu!'))).not.toBe(first))
  },
}
