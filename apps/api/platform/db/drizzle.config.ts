import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/api/platform/db/schema/index.ts',
  out: './apps/api/platform/db/migrations',
  casing: 'snake_case',
})
