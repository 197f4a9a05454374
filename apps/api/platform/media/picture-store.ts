/** A file as it is stored. */
export interface MediaFile {
  readonly file: string
  readonly type: string
  readonly bytes: Buffer
}

/** First and last byte. */
export interface ByteSpan {
  readonly from: number
  readonly to: number
}

/** Storage of uploaded images and films outside of the database. */
export interface PictureStore {
  /** @throws Error if one of them may not have been stored */
  readonly put: (files: readonly MediaFile[]) => Promise<void>
  readonly get: (file: string, span?: ByteSpan) => Promise<Buffer | undefined>
  /** Missing files count as removed. @throws Error if one may still exist */
  readonly remove: (files: readonly string[]) => Promise<void>
}
