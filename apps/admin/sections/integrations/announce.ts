import type { IntegrationNotice } from '@/screens/admin/integrations/integrations-screen'

/** Tells the outcome of a change. */
export type Announce = (
  done: IntegrationNotice,
  failed: IntegrationNotice,
) => { readonly onSuccess: () => void; readonly onError: (error: Error) => void }
