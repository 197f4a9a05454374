import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { permissionsOf } from '../../platform/auth/permissions-of'
import type { Db } from '../../platform/db/open'
import { admins, roles } from '../../platform/db/schema'
import { link, rows, textBlock } from '../../platform/mail/blocks'
import { queueMail } from '../../platform/mail/outbox.repository'
import { defineMail } from '../../platform/mail/template'
import type { Webhook } from '../../platform/webhooks/queue.repository'

export const webhookDisabled = defineMail(
  'webhook-disabled',
  z.object({ customerName: z.string(), url: z.string() }),
  ({ url }, { t, page }) => ({
    subject: t('webhookDisabled.subject'),
    blocks: [
      textBlock(t('webhookDisabled.intro')),
      rows([t('webhookDisabled.address'), url]),
      textBlock(t('webhookDisabled.next')),
      link(t('webhookDisabled.action'), page('/admin/dashboard?section=integrations')),
    ],
  }),
)

/** Mails everybody who can switch it on again. */
export async function tellDisabled(tx: Db, { id, url }: Webhook, at: Date): Promise<void> {
  const active = await tx
    .select({ admin: admins, custom: roles.permissions })
    .from(admins)
    .leftJoin(roles, eq(roles.id, admins.customRoleId))
    .where(eq(admins.isActive, true))
  for (const { admin, custom } of active) {
    if (!permissionsOf(admin, custom).includes('integrations.write')) continue
    const data = { customerName: admin.name, url }
    const dedupeKey = `webhook-disabled:${id}:${at.getTime()}:${admin.id}`
    await queueMail(tx, webhookDisabled.create({ at, to: admin.email, language: 'tr', data, dedupeKey }))
  }
}
