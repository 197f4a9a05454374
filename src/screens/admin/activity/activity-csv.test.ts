import { expect, it } from 'vitest'
import { activityCsv } from './activity-csv'

const texts = {
  action: () => 'Product changed',
  field: ({ field }: { field: string }) => field.toUpperCase(),
  change: ({ from = '–', to = '–' }: { from?: string; to?: string }) => `${from} → ${to}`,
}

it('writes one line per entry with all its changes [ADMIN-55]', () => {
  const changes = [
    { field: 'name', from: 'Tee', to: 'Tee "neu"' },
    { field: 'note', to: '=1+1' },
  ]
  const entry = { id: '1', at: '2026-11-21T08:42:00.000Z', actor: 'Elif', action: 'product.update' }
  const [head, line] = activityCsv(
    [{ ...entry, subjectId: 'p', name: 'Tee', changes }],
    texts,
    (c) => c,
  ).split('\r\n')
  expect(head?.slice(1)).toBe('at;actor;action;name;changes')
  expect(line).toBe('2026-11-21 09:42;Elif;Product changed;Tee;"NAME: Tee → Tee ""neu""; NOTE: – → =1+1"')
})
