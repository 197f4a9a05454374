import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { NoticeToast } from '@/screens/admin/shared/notice-toast'
import { Button } from '@/ui/button'
import preview from '#.storybook/preview'

const meta = preview.meta({
  title: 'Admin/Shared/Notice',
  component: NoticeToast,
  args: { notice: { code: 'created' }, tone: 'success' as const, text: 'Kupon oluşturuldu!', onEnd: fn() },
})
export default meta

export const Success = meta.story()

export const Failure = meta.story({
  args: { tone: 'danger', text: 'Kupon silinemedi' },
})

Success.test(
  'when the same message is shown again within three seconds, it stays for its full duration',
  {
    render: function Render(args) {
      const [notice, setNotice] = useState({ code: 'created' })
      return (
        <>
          <Button onClick={() => setNotice({ code: 'created' })}>Kaydet</Button>
          <NoticeToast {...args} notice={notice} />
        </>
      )
    },
  },
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const toast = (text: HTMLElement) => text.closest('[data-slot="toast"]')
    const first = toast(await page.findByText('Kupon oluşturuldu!'))
    await userEvent.click(page.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(toast(page.getByText('Kupon oluşturuldu!'))).not.toBe(first))
  },
)
