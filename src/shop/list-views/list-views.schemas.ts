import { z } from 'zod'
import { idParams, nothing } from '@/contract/shared/primitives'
import { required, text } from '../shared/fields'
import { VIEW_NAME_LENGTH, VIEW_QUERY_LENGTH, VIEW_SECTION_NAMES } from './list-views'

const section = z.enum(VIEW_SECTION_NAMES)
const fields = {
  name: required(VIEW_NAME_LENGTH),
  /** Filters and order as they stand in the address of the section. */
  query: text(VIEW_QUERY_LENGTH),
  isShared: z.boolean(),
}
const view = z.object({
  _id: z.string(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  /** Name of who keeps it; null for the caller's own. */
  owner: z.string().nullable(),
})

export const listViewSchemas = {
  /** Own views by name, then those that others share. */
  listViews: { query: z.object({ section }), data: z.object({ views: z.array(view) }) },
  createView: { body: z.object({ section, ...fields }), data: z.object({ view }) },
  updateView: { params: idParams, body: z.object(fields), data: z.object({ view }) },
  deleteView: { params: idParams, data: nothing },
}
