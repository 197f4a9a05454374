import { ok } from '@/mocks/shared/handlers'

/** MSW handlers of a shop without made-up orders. */
export const demoMocks = { ok: [ok('getDemo', { demo: null })] }
