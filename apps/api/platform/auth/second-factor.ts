import { sql } from 'drizzle-orm'

/** Whether the administrator of the row has a second factor; recovery codes alone are none. */
export const hasFactor = sql<boolean>`(
  exists (select from admin_totps where admin_totps.admin_id = admins.id and admin_totps.secret is not null)
  or exists (select from passkeys where passkeys.admin_id = admins.id))`

/** Whether the administrator of the row has to set up a second factor first. */
export const needsFactor = sql<boolean>`(
  exists (select from staff_settings where staff_settings.is_second_factor_required) and not ${hasFactor})`
