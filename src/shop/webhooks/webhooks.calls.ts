import type { EndpointTable } from '@/contract/shared/endpoint'

const webhook = { access: 'admin', needs: 'integrations.write' } as const

/** Addresses of other programs that are told what happens. */
export const webhookEndpoints = {
  listWebhooks: { ...webhook, method: 'GET', path: '/admin/webhooks', errors: [] },
  /** Answers the secret, which is shown once. CONFLICT: there are as many as a shop may have. */
  createWebhook: {
    ...webhook,
    method: 'POST',
    path: '/admin/webhooks',
    errors: ['CONFLICT', 'WRONG_PASSWORD', 'WRONG_CODE'],
    status: 201,
  },
  /** Another address needs the proof. */
  updateWebhook: {
    ...webhook,
    method: 'PUT',
    path: '/admin/webhooks/:id',
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
  deleteWebhook: { ...webhook, method: 'DELETE', path: '/admin/webhooks/:id', errors: ['NOT_FOUND'] },
  /** A new secret, shown once; the former one signs as well for a day. */
  renewWebhookSecret: {
    ...webhook,
    method: 'POST',
    path: '/admin/webhooks/:id/secret',
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
  /** CONFLICT: it is switched off. */
  testWebhook: {
    ...webhook,
    method: 'POST',
    path: '/admin/webhooks/:id/test',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  listWebhookDeliveries: {
    ...webhook,
    method: 'GET',
    path: '/admin/webhooks/:id/deliveries',
    errors: ['NOT_FOUND'],
  },
  /** CONFLICT: its webhook is switched off. */
  redeliverWebhook: {
    ...webhook,
    method: 'POST',
    path: '/admin/webhook-deliveries/:id/redeliver',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies EndpointTable
