import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { dataOf, expect, labelOf, openSection, readProduct, test as base } from './steps/back-office'

/** Its own server: the list of what is to be sent has these orders alone, and nobody else changes the product's stock. */
const test = base.extend<object, object>({
  server: [async ({ server }, provide) => provide(server), { scope: 'worker' }],
})

const COUNT = 30
/** Orders of a page of the list. */
const PAGE = 20
/** Presses from the back office's first page to the last parcel, at most. */
const MOST_PRESSES = 40
const placed = z.object({
  order: z.object({ orderNumber: z.string(), total: z.object({ total: z.number() }) }),
})
const listed = z.object({
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      status: z.string(),
      payment: z.object({ status: z.string() }),
    }),
  ),
})

async function order(request: APIRequestContext, productId: string, at: number) {
  const answer = await request.post('/api/cart/checkout', {
    data: {
      items: [{ productId, quantity: 1 }],
      customerInfo: { name: `Käufer ${at}`, email: `morgen-${at}@verda.example`, phone: '+49 30 1234567' },
      shippingAddress: { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' },
      paymentMethod: 'bank_transfer',
    },
  })
  expect(answer.status()).toBe(201)
  const { orderNumber, total } = (await dataOf(answer, placed)).order
  return { number: orderNumber, total: total.total, name: `Käufer ${at}` }
}
type Placed = Awaited<ReturnType<typeof order>>

const entryOf = ({ number, total, name }: Placed) => `<Ntry><Amt Ccy="EUR">${total.toFixed(2)}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><NtryDtls><TxDtls>
<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${number}</Ustrd></RmtInf>
</TxDtls></NtryDtls></Ntry>`
const statementOf = (orders: readonly Placed[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${orders.map(entryOf).join('')}
</Stmt></BkToCstmrStmt></Document>`

async function textsOf(download: Download): Promise<string[]> {
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await download.path()))),
  )
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

/** What Ctrl+V does, without the machine's clipboard, which tests share. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

test('a morning: 30 orders are paid from a statement, printed and shipped in at most 40 presses [ORDER-262] [ADMIN-261]', async ({
  page,
  request,
  session,
}, info) => {
  test.slow()
  const { _id } = await readProduct(request, 'hagebutte')
  const orders: Placed[] = []
  for (let at = 1; at <= COUNT; at += 1) orders.push(await order(request, _id, at))
  const wanted = new Set(orders.map(({ number }) => number))
  let presses = 0
  const press = async (what: () => Promise<unknown>) => {
    presses += 1
    await what()
  }
  const started = Date.now()
  await openSection(page, 'bank', 'Banka dosyası')
  presses += 1

  await test.step('the statement is dropped and settled by one press', async () => {
    const buffer = Buffer.from(statementOf(orders))
    await press(() =>
      page.locator('input[type=file]').setInputFiles({ name: 'camt053.xml', mimeType: 'text/xml', buffer }),
    )
    await press(() => page.getByRole('button', { name: `${COUNT} ödemeyi ödendi yap` }).click())
    await expect(page.getByText('Bu dosyadaki bütün ödemeler işlendi')).toBeVisible({ timeout: 60_000 })
  })

  await openSection(page, 'orders', 'Siparişler')
  presses += 1
  await press(() => page.getByRole('button', { name: /^Hazırlanacaklar/ }).click())
  const invoiced = new Set<string>()
  const labelled = new Set<string>()
  for (let round = 0; labelled.size < COUNT; round += 1) {
    await test.step(`page ${round + 1} is printed and shipped`, async () => {
      const size = Math.min(PAGE, COUNT - labelled.size)
      const row = page.getByRole('checkbox', { name: /numaralı siparişi seç$/ })
      await expect(row).toHaveCount(size)
      await press(() =>
        labelOf(page.getByRole('checkbox', { name: 'Sayfadaki tüm siparişleri seç' })).click(),
      )
      await expect(page.getByRole('checkbox', { name: /numaralı siparişi seç$/, checked: true })).toHaveCount(
        size,
      )
      await press(() => page.getByRole('button', { name: 'Belgeler' }).click())
      const invoices = page.waitForEvent('download')
      await press(() => page.getByRole('menuitem', { name: 'Faturalar (PDF)' }).click())
      for (const text of await textsOf(await invoices)) {
        const number = [...wanted].find((each) => text.includes(each))
        expect(text).toMatch(/RE-\d{4}-\d{6}/)
        if (number) invoiced.add(number)
      }
      await press(() => page.getByRole('button', { name: 'Kargo ata' }).click())
      const dialog = page.getByRole('dialog', { name: 'Toplu kargo' })
      if (round === 0)
        await press(() => dialog.getByRole('combobox', { name: /^Almanya siparişleri/ }).selectOption('DHL'))
      await dialog.getByRole('textbox').first().focus()
      const numbers = Array.from({ length: size }, (_, at) => `0034 0434 ${round}${at}`)
      await press(() => paste(page, numbers.join('\n')))
      await press(() => dialog.getByRole('button', { name: `${size} siparişi gönder` }).click())
      await expect(dialog.getByText('Gönderildi, e-posta gitti')).toHaveCount(size, { timeout: 60_000 })
      const labels = page.waitForEvent('download')
      await press(() => dialog.getByRole('button', { name: `${size} etiket (PDF)` }).click())
      for (const [at, text] of (await textsOf(await labels)).entries()) {
        expect(text).toContain(numbers[at])
        const number = [...wanted].find((each) => text.includes(each))
        if (number) labelled.add(number)
      }
      await press(() => dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click())
    })
  }

  expect([...invoiced].toSorted()).toEqual([...wanted].toSorted())
  expect([...labelled].toSorted()).toEqual([...wanted].toSorted())
  const headers = { authorization: `Bearer ${session.token}` }
  const answer = await request.get(`/api/admin/orders?limit=100&status=shipped`, { headers })
  const shipped = (await dataOf(answer, listed)).orders.filter(({ orderNumber }) => wanted.has(orderNumber))
  expect(shipped).toHaveLength(COUNT)
  expect(shipped.every(({ payment }) => payment.status === 'completed')).toBe(true)
  info.annotations.push({
    type: 'told, not asserted',
    description: `${presses} presses in ${Math.round((Date.now() - started) / 1000)} s`,
  })
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
})
