import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '@/shop/shared/language'
import { oneOf, updatedAt } from './columns'

/** All words of product texts in search form, written by triggers, to correct typos in searches. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_like').using('gin', table.word.op('gin_trgm_ops')),
])

/** Words that mean the same to the search, a row for each group of a language (CATALOGUE-590). */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    language: text({ enum: LANGUAGES }).notNull(),
    position: integer().notNull(),
    /** As they were typed. */
    words: text().array().notNull(),
    /** The words as a search compares them, without accents and with umlauts joined. */
    folded: text().array().notNull(),
    /** Of the last save, the same in all rows. */
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.position] }),
    oneOf('search_synonyms_language', table.language, LANGUAGES),
  ],
)
