import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { statementMock } from '@/shop/bank-statements/bank-statements.mocks'
import { answers, failing, ok } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice } from './back-office'
import { mockAdmin } from './mocked-admin'

/** Bodies of the requests sent to the server. */
let sent: unknown[] = []

const meta = {
  title: 'Flows/Admin/Bank file',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=bank' },
  beforeEach: ({ msw }) => {
    sent = []
    let isSettled = false
    mockAdmin(
      msw,
      ok('listBankFiles', { files: [] }),
      answers('readBankStatement', async (request) => {
        const body: unknown = await request.clone().json()
        sent.push(body)
        const isPress = JSON.stringify(body).includes('"dryRun":false')
        isSettled ||= isPress
        const [entry] = statementMock.entries
        if (!entry) throw new RangeError('an entry is needed')
        const settled = { ...entry, booked: entry.match.orderNumbers, decision: 'pay' as const }
        return { ...statementMock, entries: [isSettled ? settled : entry] }
      }),
    )
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Dropped, read in its own encoding, settled by one press. */
export const Success: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByText(/CAMT\.053, MT940/)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new RangeError('a file input is needed')
    await step('a file of Windows', async () => {
      const content = new Uint8Array([...new TextEncoder().encode('Wann;Wozu;M'), 0xfc])
      await userEvent.upload(input, new File([content], 'umsaetze.csv'))
      await canvas.findByText('umsaetze.csv')
      await waitFor(() => expect(sent).toEqual([{ content: 'Wann;Wozu;Mü', dryRun: true, page: 1 }]))
    })
    await userEvent.click(await canvas.findByRole('button', { name: '1 ödemeyi ödendi yap' }))
    await canvas.findByText('Bu dosyadaki bütün ödemeler işlendi')
    await expect(sent[1]).toMatchObject({
      dryRun: false,
      confirm: [{ decision: 'pay', orderNumbers: statementMock.entries[0]?.match.orderNumbers }],
    })
  },
}

/** What was pasted is still in its field after a refusal. */
export const RefusedPaste: Story = {
  parameters: { rules: ['ADMIN-987'] },
  beforeEach: ({ msw }) => msw.use(failing('readBankStatement', 'VALIDATION')),
  play: async ({ canvas }) => {
    const label = /^Ya da ekstreyi yapıştırın/
    await userEvent.type(await canvas.findByLabelText(label, { selector: 'textarea' }), 'Merhaba')
    await userEvent.click(canvas.getByRole('button', { name: 'Oku' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText(label, { selector: 'textarea' })).toHaveValue('Merhaba')
  },
}
