/** Limits per picture (5 MB) and per product (5 pictures). */
export const IMAGE_MAX_BYTES = 5_242_880
export const IMAGE_MAX_FILES = 5
/** SVG is not accepted. The server checks the file's content, not its declared type. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

export type ImageProblem = 'notAnImage' | 'imageTooLarge' | 'tooManyImages'

export interface ImageFile {
  readonly type: string
  readonly size: number
}

export function imageProblem({ type, size }: ImageFile): ImageProblem | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return 'notAnImage'
  return size > IMAGE_MAX_BYTES ? 'imageTooLarge' : undefined
}

/** Splits files into those that may be added to `existing` pictures and those rejected, each with its reason. */
export function sortImages<T extends ImageFile>(
  files: readonly T[],
  existing = 0,
): { accepted: T[]; rejected: { file: T; problem: ImageProblem }[] } {
  const accepted: T[] = []
  const rejected: { file: T; problem: ImageProblem }[] = []
  for (const file of files) {
    const full = existing + accepted.length >= IMAGE_MAX_FILES
    const problem = imageProblem(file) ?? (full ? 'tooManyImages' : undefined)
    if (problem) rejected.push({ file, problem })
    else accepted.push(file)
  }
  return { accepted, rejected }
}
