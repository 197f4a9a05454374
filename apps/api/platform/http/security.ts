import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'

const directives = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // Radix and Embla position elements by style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'script-src': ["'self'"],
}

export const helmetOptions = (isHttps: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
  crossOriginEmbedderPolicy: false,
  hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
})

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi

/** Inline scripts of a built HTML file. Never use it on a rendered page, which may contain user input. */
export const inlineScriptsOf = (builtHtml: string): string[] =>
  [...builtHtml.matchAll(SCRIPT)].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups ?? {}
    // Data blocks (JSON, JSON-LD) are not executed.
    const isRun = !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\//i.test(attributes)
    return isRun ? [text] : []
  })

/**
 * Content security policy of pages: allows scripts by hash, which unlike a nonce works for cached pages.
 * @param apiBase base URL of the API that the pages call; an absolute one may be called and shows its pictures and films
 */
export function pagePolicy(scripts: readonly string[], apiBase = ''): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const api = /^https?:/.test(apiBase) ? [new URL(apiBase).origin] : []
  const added: Partial<Record<string, Iterable<string>>> = {
    'script-src': new Set(hashes),
    'connect-src': api,
    'img-src': api,
    'media-src': api,
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values, ...(added[name] ?? [])].join(' '))
    .join('; ')
}
