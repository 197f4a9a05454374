import { removeDemo, findDemo } from '../modules/demo/clear-demo'
import { openShop } from './on-database'

/** Removes the made-up customers and orders of a demo shop. */
await openShop((open) =>
  open(async ({ background }) => {
    const demo = await findDemo(background)
    if (!demo) return 'This shop has no made-up orders.'
    const { orders, customers, others } = demo
    if (others > 0 && !process.argv.includes('--with-other-orders')) {
      throw new Error(
        `${others} orders were placed since, which would go, too: npm run demo:clear -- --with-other-orders`,
      )
    }
    await removeDemo(background, others)
    return `${orders + others} orders and ${customers} customers are gone; numbers start anew.`
  }),
)
