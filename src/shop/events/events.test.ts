import { expect, it } from 'vitest'
import { eventReader, printEvent, type OfficeEvent } from './events'

const read = (...parts: readonly string[]) => {
  const events: OfficeEvent[] = []
  const reader = eventReader((event) => events.push(event))
  parts.forEach(reader)
  return events
}
const said: readonly OfficeEvent[] = [
  { type: 'ready' },
  { type: 'change', kind: 'orders', id: 'a' },
  { type: 'change', kind: 'returns' },
  { type: 'presence', names: ['Ayşe Demir'] },
  { type: 'missed' },
]

it('events are read wherever the network cuts them', () => {
  const text = said.map(printEvent).join(':\n\n')
  expect(read(text)).toEqual(said)
  expect(read(...text)).toEqual(said)
})

it('what a later server says is left out', () => {
  expect(
    read('data: {"type":"later"}\n\ndata: {"type":"change","kind":"later"}\n\ndata: {\n\n: x\n\n'),
  ).toEqual([])
})
