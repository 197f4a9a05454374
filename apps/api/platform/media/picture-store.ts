import type { EncodedVariant } from './encode-picture'

/** Keeps the bytes of uploaded pictures outside of the database. */
export interface PictureStore {
  /** @throws Error where one of them may not be stored */
  readonly put: (variants: readonly EncodedVariant[]) => Promise<void>
  readonly get: (file: string) => Promise<Buffer | undefined>
  /** Files that are not there count as removed. @throws Error where one may still be there */
  readonly remove: (files: readonly string[]) => Promise<void>
}
