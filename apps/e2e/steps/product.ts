import { test as base } from '@playwright/test'
import { seededFolder } from '../../tooling/seeded-folder'
import { ProductServer } from '../../tooling/server'

/** Each worker has its own server, shared by its spec files: a data directory of its own with the demo catalogue. */
export const test = base.extend<object, { server: ProductServer }>({
  server: [
    async ({}, provide) => {
      const server = await ProductServer.start({}, { from: await seededFolder() })
      await provide(server)
      await server.dispose()
    },
    // What a start takes on a busy machine is not the first test's time.
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url)
  },
})

export { expect } from '@playwright/test'

export { ADMIN } from '../../tooling/server'
