import type { EncodedVariant } from './encode-picture'

/** Storage of uploaded images outside of the database. */
export interface PictureStore {
  /** @throws Error if one of them may not have been stored */
  readonly put: (variants: readonly EncodedVariant[]) => Promise<void>
  readonly get: (file: string) => Promise<Buffer | undefined>
  /** Missing files count as removed. @throws Error if one may still exist */
  readonly remove: (files: readonly string[]) => Promise<void>
}
