import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contractionsOf } from './contractions'
import { sourceFiles, textOf } from './source'

const BASELINE = '0000_baseline'

const files = sourceFiles(['apps/api/platform/db/migrations'], ['.sql']).sort()
const names = files.map((file) => basename(file, '.sql'))
const refused = (sql: string) => contractionsOf(sql, names).length > 0

describe('migrations after the baseline only expand', () => {
  it('are numbered without a gap, from the baseline on', () => {
    expect(names[0]).toBe(BASELINE)
    expect(names).toEqual(names.map((name, index) => `${String(index).padStart(4, '0')}${name.slice(4)}`))
  })

  it('contain nothing that breaks the previous version', () => {
    const found = files
      .slice(1)
      .flatMap((file, index) =>
        contractionsOf(textOf(file), names.slice(0, index + 1)).map((each) => `${names[index + 1]} ${each}`),
      )
    expect(found).toEqual([])
  })
})

describe('contracting statements', () => {
  it.each([
    'ALTER TABLE "products" DROP COLUMN "category";',
    'ALTER TABLE "products" ADD COLUMN "a" text, DROP "category";',
    'alter table products\n  drop column if exists category cascade;',
    'DROP TABLE "orders";',
    'CREATE UNIQUE INDEX "a" ON "orders" USING btree ("note");',
    'CREATE TABLE "a" ("id" uuid);--> statement-breakpoint\nDROP TABLE IF EXISTS "orders";',
    'DROP FUNCTION "rebuild_sums"();',
    'ALTER TABLE "orders" RENAME COLUMN "total" TO "sum";',
    'ALTER TABLE "orders" RENAME TO "purchases";',
    'ALTER FUNCTION "a"() RENAME TO "b";',
    'ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE numeric;',
    'ALTER TABLE "orders" ALTER "total" TYPE numeric;',
    "ALTER TYPE \"state\" RENAME VALUE 'a' TO 'b';",
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;',
    'ALTER TABLE "orders" ADD COLUMN "tax" bigint NOT NULL;',
    'ALTER TABLE "orders" ADD COLUMN "a" bigint DEFAULT 0 NOT NULL, ADD COLUMN "b" bigint NOT NULL;',
    'DO $$ BEGIN ALTER TABLE "orders" DROP COLUMN "note"; END $$;',
    '-- contract: unused since 9999_future\nDROP TABLE "orders";',
    '-- contract: unused since 0000_baseline\nDROP TABLE "a";\nDROP TABLE "orders";',
  ])('are rejected: %s', (sql) => {
    expect(refused(sql)).toBe(true)
  })

  it('are allowed once unused', () => {
    expect(refused('-- contract: unused since 0000_baseline\nALTER TABLE "a" DROP COLUMN "b";')).toBe(false)
  })
})

it.each([
  'CREATE TABLE "a" ("id" uuid NOT NULL, "type" text NOT NULL);',
  'ALTER TABLE "orders" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "sort" text NOT NULL GENERATED ALWAYS AS (lower("name")) STORED;',
  'ALTER TABLE "orders" ADD COLUMN "type" text;',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET DEFAULT 1;\nALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;',
  'ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";',
  'ALTER INDEX "a" RENAME TO "b";',
  'DROP INDEX "orders_created";',
  'DROP TRIGGER "orders_statistics" ON "orders";',
  'ALTER TYPE "state" ADD VALUE \'c\';',
  'INSERT INTO "notes" VALUES (\'please drop table orders\');',
  '-- alter table orders drop column note\nCREATE INDEX CONCURRENTLY "a" ON "orders" ("note");',
  'CREATE TABLE "a" ("id" uuid);\nCREATE INDEX "b" ON "a" ("id");',
  'CREATE FUNCTION "a"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE "temporary"; END $$;',
])('expanding statements are allowed: %s', (sql) => {
  expect(contractionsOf(sql, names)).toEqual([])
})
