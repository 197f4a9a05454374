import { isLanguage, type Language } from '@/i18n'
import { chunk } from '../chunk'
import type { Overlay } from '../stores/overlay'

/** Every overlay is a chunk of its own, fetched on intent (design §5). */
export const overlayChunks = {
  cart: chunk('containers/cart.tsx', ['cart'], () => import('./cart')),
  auth: chunk('containers/auth.tsx', ['auth'], () => import('./auth')),
}

const language = (): Language => {
  const declared = document.documentElement.lang
  return isLanguage(declared) ? declared : 'de'
}

/** Pointer or focus comes near. */
export function preloadOverlay(target: 'cart' | 'auth' | 'account'): void {
  if (target !== 'account') void overlayChunks[target].preload(language())
}

export const hasChunk = (kind: Overlay['kind']): kind is keyof typeof overlayChunks => kind in overlayChunks
