import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { VIEW_SECTION_NAMES } from '@/shop/list-views/list-views'
import { admins } from './accounts'
import { createdAt, id, oneOf, updatedAt } from './columns'

/** Named filters of the back office's lists. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    adminId: uuid()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    section: text({ enum: VIEW_SECTION_NAMES }).notNull(),
    name: text().notNull(),
    /** Filters and order as they stand in the address. */
    query: text().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('list_views_section', table.section, VIEW_SECTION_NAMES),
    uniqueIndex('list_views_name').on(table.adminId, table.section, table.name),
    uniqueIndex('list_views_shared_name')
      .on(table.section, table.name)
      .where(sql`${table.isShared}`),
  ],
)
