import { defineConfig } from 'vitest/config'

/** Unit tests of the rules alone, for Stryker; the other projects start browsers and databases. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['src/{shop,domain}/**/*.test.ts'],
    setupFiles: ['apps/tooling/properties.setup.ts'],
    server: { deps: { inline: ['use-intl'] } },
  },
})
