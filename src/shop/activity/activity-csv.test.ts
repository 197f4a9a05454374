import { expect, it } from 'vitest'
import { activityCsvHead, activityCsvLines } from './activity-csv'

const texts = {
  action: () => 'Product changed',
  field: ({ field }: { field: string }) => field.toUpperCase(),
  change: ({ from = '–', to = '–' }: { from?: string; to?: string }) => `${from} → ${to}`,
}

it('an entry is one line with all of its changes [ADMIN-55]', () => {
  const changes = [
    { field: 'name', from: 'Tee', to: 'Tee "neu"' },
    { field: 'note', to: '=1+1' },
  ]
  const entry = { at: '2026-11-21T08:42:00.000Z', actor: 'Elif', action: 'product.update', name: 'Tee' }
  expect(activityCsvHead((column) => column, ';')).toBe('\uFEFFat;actor;action;name;changes\r\n')
  expect(activityCsvLines([{ ...entry, changes }], texts, ';')).toBe(
    '2026-11-21 09:42;Elif;Product changed;Tee;"NAME: Tee → Tee ""neu""; NOTE: – → =1+1"\r\n',
  )
})
