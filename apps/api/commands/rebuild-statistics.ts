import { openShop } from './on-database'

/** Recomputes all maintained totals (orders by day, counts, coupon uses) after rows were written without triggers. */
await openShop(async (open) => {
  await open(async ({ background }) => {
    const client = await background.$client.connect()
    try {
      await client.query('set statement_timeout = 0')
      await client.query('select rebuild_statistics()')
    } finally {
      client.release(true)
    }
  })
  return 'All sums are what they count.'
})
