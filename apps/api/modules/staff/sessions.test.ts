import { beforeEach, expect, it } from 'vitest'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signIn(email: string) {
  const body = { email, password: TEST_PASSWORD }
  return (await shop.ok('loginAdmin', { body, headers: { 'user-agent': firefox } })).token
}
const sessionsOf = async (token: string) => (await shop.ok('listSessions', { token })).sessions

it('sessions are listed with device, network and last use, the last used first [IDENTITY-173]', async () => {
  const { email, token } = await shop.admin()
  await shop.admin()
  const fresh = await signIn(email)
  const startedAt = shop.clock.now().toISOString()
  shop.clock.advance(90_000)
  await shop.ok('verifyAdmin', { token: fresh })
  const used = shop.clock.now().toISOString()
  shop.clock.advance(90_000)
  expect(await sessionsOf(token)).toMatchObject([
    { device: null, startedAt, lastUsedAt: shop.clock.now().toISOString(), isOwn: true },
    {
      device: 'Firefox · Linux',
      network: '127.0.0.1',
      startedAt,
      lastUsedAt: used,
      isOwn: false,
    },
  ])
})

it('a renewed session stays the same one [IDENTITY-173]', async () => {
  const { token } = await shop.admin()
  const [before] = await sessionsOf(token)
  shop.clock.advance(60_000)
  const renewed = await shop.ok('refreshAdmin', { token })
  expect(await sessionsOf(renewed.token)).toMatchObject([
    { _id: before?._id, startedAt: before?.startedAt, isOwn: true },
  ])
})

it('one is ended, but neither the own nor another’s [IDENTITY-173]', async () => {
  const { email, token } = await shop.admin()
  const fresh = await signIn(email)
  const stranger = await shop.admin()
  const [foreign] = await sessionsOf(stranger.token)
  const rows = await sessionsOf(token)
  const own = rows.find(({ isOwn }) => isOwn)
  for (const row of [own, foreign]) {
    const params = { id: row?._id ?? '' }
    expect((await shop.refused('endSession', { token, params })).code).toBe('NOT_FOUND')
  }
  const other = rows.find(({ isOwn }) => !isOwn)
  await shop.ok('endSession', { token, params: { id: other?._id ?? '' } })
  expect((await shop.refused('verifyAdmin', { token: fresh })).status).toBe(401)
  await shop.ok('verifyAdmin', { token })
})

it('all others are ended at once [IDENTITY-173]', async () => {
  const { email, token } = await shop.admin()
  const [one, two] = [await signIn(email), await signIn(email)]
  const stranger = await shop.admin()
  await shop.ok('endOtherSessions', { token })
  for (const ended of [one, two])
    expect((await shop.refused('verifyAdmin', { token: ended })).status).toBe(401)
  expect(await sessionsOf(token)).toHaveLength(1)
  await shop.ok('verifyAdmin', { token: stranger.token })
})
