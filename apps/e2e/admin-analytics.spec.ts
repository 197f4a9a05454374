import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { calendarDay } from '@/shop/shared/dates'
import { platformTimeZone } from '@/shop/shared/platform'
import { dataOf, expect, openSection, readProduct, test } from './steps/back-office'

const placed = z.object({
  order: z.object({ _id: z.string(), orderNumber: z.string(), createdAt: z.string() }),
})

async function orderInTurkey(request: APIRequestContext, slug: string, quantity: number) {
  const { _id: productId } = await readProduct(request, slug)
  const answer = await request.post('/api/cart/checkout', {
    data: {
      platform: 'turkey',
      items: [{ productId, quantity }],
      customerInfo: { name: 'Leyla Lira', email: 'leyla@verda.example', phone: '+90 212 1234567' },
      shippingAddress: { street: 'Ihlamur Sokak 4', city: 'İstanbul', zipCode: '34357', country: 'Türkiye' },
      paymentMethod: 'bank_transfer',
    },
  })
  expect(answer.status()).toBe(201)
  return (await dataOf(answer, placed)).order
}

/** Parses `1.234,50`, with or without currency signs, to kuruş. */
const kurus = (text: string) => Math.round(Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100)

/** Downloads the export. @returns its lines by column heading */
async function downloadColumns(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV indir' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  return parse(text, { bom: true, delimiter: ';', columns: true })
}

const sumOf = (rows: readonly Readonly<Record<string, string>>[], column: string) =>
  rows.reduce((sum, row) => sum + kurus(row[column] ?? ''), 0)

test('last month’s revenue in lira is the sum of its paid orders, on the screen and in the file [ADMIN-10] [ORDER-21]', async ({
  page,
  request,
  session,
}) => {
  const headers = { authorization: `Bearer ${session.token}` }
  const change = async (id: string, what: 'status' | 'payment-status', status: string) => {
    const answer = await request.put(`/api/admin/orders/${id}/${what}`, { headers, data: { status } })
    expect(answer.status()).toBe(200)
  }
  const orders = []
  for (const [slug, quantity] of [
    ['kurkuma-plus', 1],
    ['matcha-uji', 1],
    ['hagebutte', 4],
    ['kollagen-beere', 2],
    ['assam-gold', 3],
  ] as const)
    orders.push(await orderInTurkey(request, slug, quantity))
  const [refunded, cancelled, ...kept] = orders
  for (const { _id } of kept) await change(_id, 'payment-status', 'completed')
  await change(refunded?._id ?? '', 'payment-status', 'completed')
  await change(refunded?._id ?? '', 'payment-status', 'refunded')
  await change(cancelled?._id ?? '', 'status', 'cancelled')

  await openSection(page, 'orders&platform=turkey&payment=completed', 'Siparişler')
  await expect(page.getByRole('button', { name: /numaralı siparişi aç$/ }).first()).toBeVisible()
  const paid = await downloadColumns(page)
  const numbers = paid.map((row) => row['Sipariş no'])
  expect(numbers).toEqual(expect.arrayContaining(kept.map(({ orderNumber }) => orderNumber)))
  for (const each of [refunded, cancelled]) expect(numbers).not.toContain(each?.orderNumber)
  const sum = sumOf(paid, 'Tutar')
  expect(sum).toBeGreaterThan(0)

  const day = calendarDay(new Date(orders[0]?.createdAt ?? ''), platformTimeZone.turkey)
  const [year = 0, month = 0] = day.split('-').map(Number)
  // The browser's clock is in the following month.
  await page.clock.setFixedTime(new Date(Date.UTC(year, month, 15)))
  await openSection(page, 'analytics', 'Analiz')
  const months = page.getByLabel('Ay', { exact: true })
  const lastMonth = months.getByRole('option').nth(2)
  await expect(lastMonth).toHaveAttribute('value', day.slice(0, 7))
  await months.selectOption(day.slice(0, 7))
  const platform = page.getByLabel('Platform', { exact: true })
  await platform.selectOption('turkey')
  await expect(months).toHaveValue(day.slice(0, 7))
  await expect(platform).toHaveValue('turkey')
  const figures = page.getByRole('region', { name: 'Dönem rakamları' })
  const revenue = figures.getByText(/^[\d.]+,\d{2}\s₺$/).first()
  await expect.poll(async () => kurus(await revenue.innerText())).toBe(sum)

  const file = await downloadColumns(page)
  expect(sumOf(file, 'Ciro')).toBe(sum)
  expect(new Set(file.map((row) => row['Para birimi']))).toEqual(new Set(['TRY']))
  expect(new Set(file.map((row) => row['Gün']?.slice(0, 7)))).toEqual(new Set([day.slice(0, 7)]))
})
