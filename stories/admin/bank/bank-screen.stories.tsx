import { expect, fn, userEvent, within } from '@storybook/test'
import { BankScreen } from '@/screens/admin/bank/bank-screen'
import { PermissionsContext } from '@/screens/admin/shared/permissions'
import preview from '#.storybook/preview'
import { bankFile, certainRows, doubtfulRows, garantiTable, settledRows } from '../../fixtures/admin-bank'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const all = [...doubtfulRows, ...certainRows]
const ready = { status: 'ready', file: bankFile(all), outcomes: {} } as const
const onFile = fn<(file: File) => void>()
const [onColumns, onSettle, onTransfers] = [fn(), fn(), fn()]

/** Payments of a bank's file beside the orders that they pay. */
const meta = preview.meta({
  title: 'Admin/Bank file/Bank file page',
  component: BankScreen,
  decorators: [inShell('bank')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    files: [],
    onFile,
    onColumns,
    onSettle,
    onTransfers,
    onColumnsChange: fn(),
    onRestart: fn(),
  },
})

export default meta

export const Choosing = meta.story({ args: { state: { status: 'choosing' } } })
Choosing.test(
  'what was copied from the bank is read like a file',
  { parameters: { rules: ['ORDER-580'] } },
  async ({ canvas }) => {
    onFile.mockClear()
    const read = canvas.getByRole('button', { name: 'Oku' })
    await userEvent.click(read)
    await expect(canvas.getByText('Önce ekstreyi yapıştırın')).toBeVisible()
    await userEvent.click(canvas.getByLabelText(/^Ya da ekstreyi yapıştırın/, { selector: 'textarea' }))
    await userEvent.paste('Tarih\tAçıklama\tTutar\n26.11.2026\tVD-2026-000042\t11,90')
    await userEvent.click(read)
    const file = onFile.mock.lastCall?.[0]
    await expect(file?.name).toBe('Yapıştırılan ekstre')
    await expect(await file?.text()).toContain('VD-2026-000042\t11,90')
  },
)
export const LastFiles = meta.story({
  args: {
    state: { status: 'choosing' },
    files: [
      {
        id: 'november',
        name: 'camt053-2611.xml',
        account: 'DE02…2051',
        entries: 31,
        settled: 28,
        settledAt: '2026-11-26T07:12:00.000Z',
        by: 'Elif Yılmaz',
      },
      {
        id: 'garanti',
        name: '',
        account: '',
        entries: 1,
        settled: 1,
        settledAt: '2026-11-24T16:05:00.000Z',
        by: 'Mert Kaya',
      },
    ],
  },
  parameters: { rules: ['ADMIN-717'] },
})
LastFiles.test('say how much of them is settled', async ({ canvas }) => {
  const list = within(canvas.getByRole('region', { name: 'Son dosyalar' }))
  await expect(list.getByText('31 kayıttan 28 tanesi işlendi')).toBeVisible()
  await expect(list.getByText('Yapıştırılan ekstre')).toBeVisible()
})
export const Unreadable = meta.story({
  args: {
    state: {
      status: 'choosing',
      problem: 'failed',
      message: '2. satır: varlık (entity) ve belge türü (DOCTYPE) içeren dosyalar okunmaz',
    },
  },
})
export const Lost = meta.story({ args: { state: { status: 'choosing', problem: 'lost' } } })
export const NotText = meta.story({ args: { state: { status: 'choosing', problem: 'notText' } } })
export const Reading = meta.story({ args: { state: { status: 'reading', fileName: 'camt053-2611.xml' } } })

/** The columns of a CSV file are chosen once. */
export const Columns = meta.story({
  args: { state: { status: 'columns', fileName: 'garanti-kasim.csv', table: garantiTable } },
})
Columns.test('day, amount and purpose are needed', async ({ canvas }) => {
  const submit = canvas.getByRole('button', { name: 'Eşleştirmeye geç' })
  await expect(submit).toBeDisabled()
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tutar' }), 'Tutar')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gönderen' }), 'Karşı Taraf')
  await userEvent.click(submit)
  await expect(onColumns).toHaveBeenCalledWith({ bookedOn: 0, purpose: 1, amount: 2, name: 3 })
})

/** Certain payments are ticked, doubtful ones stand beside their order with what may be done. */
export const Ready = meta.story()
Ready.test(
  'one press settles what is ticked and what was decided',
  { parameters: { rules: ['ORDER-262'] } },
  async ({ canvas }) => {
    onSettle.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Björn Weiß/ }))
    const late = within(canvas.getByRole('listitem', { name: 'Nora Notiz' }))
    await userEvent.click(late.getByRole('button', { name: 'Geri öde' }))
    await userEvent.click(late.getByRole('button', { name: 'Yeniden aç' }))
    const double = within(canvas.getByRole('listitem', { name: 'Petra Lang' }))
    await expect(double.queryByRole('button', { name: 'Ödendi say' })).toBeNull()
    await userEvent.click(double.getByRole('button', { name: 'Geri öde' }))
    const unknown = within(canvas.getByRole('listitem', { name: 'Musterbank Berlin' }))
    await userEvent.type(unknown.getByRole('textbox', { name: 'Sipariş numarası' }), 'VD-2026-000007 ')
    await userEvent.click(canvas.getByRole('button', { name: '7 ödemeyi işle' }))
    await expect(onSettle).toHaveBeenCalledWith([
      { fingerprint: 'double', decision: 'refund', orderNumbers: ['VD-2026-000105'] },
      { fingerprint: 'closed', decision: 'reopen', orderNumbers: ['VD-2026-000089'] },
      { fingerprint: 'unknown', decision: 'pay', orderNumbers: ['VD-2026-000007'] },
      ...[0, 1, 3, 4].map((at) => ({
        fingerprint: `certain-${at}`,
        decision: 'pay',
        orderNumbers: [`VD-2026-00011${at}`],
      })),
    ])
  },
)
Ready.test('all certain ones are unticked and ticked together', async ({ canvas }) => {
  const every = canvas.getByRole('checkbox', { name: 'Kesin eşleşenler' })
  await userEvent.click(every)
  await expect(canvas.getByRole('button', { name: 'Ödendi yap' })).toBeDisabled()
  await userEvent.click(every)
  await expect(canvas.getByRole('button', { name: '5 ödemeyi ödendi yap' })).toBeEnabled()
})
Ready.test('a payment that the bank took back can only be read', async ({ canvas }) => {
  const back = within(canvas.getByRole('listitem', { name: 'Karl Klein' }))
  await expect(back.queryByRole('button')).toBeNull()
})

export const Settling = meta.story({ args: { state: { ...ready, settling: { done: 200, total: 1_240 } } } })
export const ReadingOn = meta.story({
  // A button that the bar at the window's foot covers in part is scrolled to.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  args: { state: { ...ready, file: bankFile(all, { total: 9_400 }) } },
})
export const SomeRefused = meta.story({
  args: {
    state: {
      ...ready,
      outcomes: { closed: 'outOfStock', 'certain-1': 'alreadyPaid', unknown: 'unknownOrder' },
    },
  },
})
export const BrokenOff = meta.story({ args: { state: { ...ready, serverError: '' } } })
export const AllDone = meta.story({
  args: { state: { ...ready, file: bankFile(settledRows), outcomes: {} } },
})

/** Refunds become a file of transfers for the bank. */
export const Refunds = meta.story({
  args: {
    state: {
      ...ready,
      file: bankFile([
        ...certainRows,
        ...settledRows.slice(0, 2).map((row) => ({ ...row, decision: 'refund' as const })),
      ]),
    },
  },
})
Refunds.test('which is downloaded', { parameters: { rules: ['ORDER-261'] } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /pain\.001/ }))
  await expect(onTransfers).toHaveBeenCalled()
})

export const Empty = meta.story({ args: { state: { ...ready, file: bankFile([]) } } })
export const OtherAccount = meta.story({
  args: {
    state: {
      ...ready,
      file: bankFile(doubtfulRows, {
        name: 'garanti-kasim.csv',
        format: 'csv',
        accounts: [{ account: 'DE89370400440532013000', isOwn: false, holder: '' }],
        table: { ...garantiTable, skipped: [5, 19] },
      }),
    },
  },
})

const long = 'Gesellschaft zur Förderung der Kräuterkunde und Teekultur im Bergischen Land e. V. '.repeat(2)
export const LongNames = meta.story({
  args: {
    state: {
      ...ready,
      file: bankFile(
        all.map((row) => ({
          ...row,
          name: long,
          purpose: `${'SVWZ+'.repeat(40)} ${row.purpose}`,
          match: {
            ...row.match,
            orders: row.match.orders.map((order) => ({ ...order, customerName: long, total: 123_456_789 })),
          },
        })),
        { name: `${'umsaetze-'.repeat(20)}.xml` },
      ),
    },
  },
})

/** Who may only read orders does not get here by the navigation, and settles nothing. */
export const ReadOnly = meta.story({
  decorators: [
    (Story) => (
      <PermissionsContext value={['orders.read']}>
        <Story />
      </PermissionsContext>
    ),
  ],
})
ReadOnly.test('has no press', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /ödendi yap/ })).toBeNull()
})

export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const ColumnsOnPhone = meta.story({
  ...phone,
  args: { state: { status: 'columns', fileName: 'garanti-kasim.csv', table: garantiTable } },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
