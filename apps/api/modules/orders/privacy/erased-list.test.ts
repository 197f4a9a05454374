import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { erasedUsers, users } from '@apps/api/platform/db/schema'
import { TEST_NOW, TEST_PASSWORD, testShop } from '@apps/api/testing/test-app'
import { readErased, settleErased, writeErased } from './erased-list'

const folder = mkdtempSync(join(tmpdir(), 'verda-erased-'))
afterAll(() => rmSync(folder, { recursive: true }))
const shop = await testShop({ demoData: false })
const settle = () => settleErased(shop.db, folder, TEST_NOW)

describe('who was erased [API-101]', () => {
  it('is listed beside the database, for this user of the machine alone', async () => {
    expect(await settle()).toBe(0)
    expect(readErased(folder)).toEqual([])
    const { id, token } = await shop.customer()
    await shop.ok('deleteAccount', { token, body: { password: TEST_PASSWORD } })
    await settle()
    await settle()
    expect(readErased(folder)).toEqual([id])
    expect(statSync(join(folder, 'erased-customers.txt')).mode & 0o777).toBe(0o600)
  })

  it('is erased again where a database that knows nothing of it brings the account back', async () => {
    const { id } = await shop.customer()
    writeErased(folder, [id])
    expect(await settle()).toBe(1)
    expect(await shop.db.$count(users, eq(users.id, id))).toBe(0)
    expect(await shop.db.$count(erasedUsers, eq(erasedUsers.userId, id))).toBe(1)
  })
})
