import { PLATFORMS, type Platform } from '@/shop/shared/platform'

const isPlatform = (value: unknown): value is Platform => PLATFORMS.some((platform) => platform === value)
const platform: unknown = import.meta.env.VITE_PLATFORM
const base: unknown = import.meta.env.VITE_API_BASE

/** Platform of this build; set by VITE_PLATFORM at build time. */
export const PLATFORM: Platform = isPlatform(platform) ? platform : 'germany'

/** Base URL of the API, '/api' or absolute if it runs elsewhere; set by VITE_API_BASE at build time. */
export const API_BASE: string = typeof base === 'string' && base !== '' ? base.replace(/\/$/, '') : '/api'
