import * as z from 'zod/mini'
import { isCalendarDay } from '@/shop/shared/dates'
import { matching, prose, whole } from '@/shop/shared/fields'
import { rule } from '@/shop/shared/problem'

const day = whole(1, 60)
const days = z
  .object({ from: day, to: day })
  .check(rule('endNotAfterStart', ({ from, to }: { from: number; to: number }) => from <= to, ['to']))

const areDays = (text: string) =>
  text.split('\n').every((line) => line.trim() === '' || isCalendarDay(line.trim()))

export const deliveryForm = z.object({
  cutOff: matching(/^([01]\d|2[0-3]):[0-5]\d$/, 5),
  days: z.object({ Deutschland: days, Österreich: days, Schweiz: days, Türkiye: days }),
  closedDays: prose(2_000).check(rule('invalid', areDays)),
})
