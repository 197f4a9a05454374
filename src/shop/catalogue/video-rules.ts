/** Limits of a product's film, of which there is one: 20 MiB, a minute, full HD. */
export const VIDEO_MAX_BYTES = 20_971_520
export const VIDEO_MAX_SECONDS = 60
export const VIDEO_MAX_SIDE = 1920
/** The server reads the content, whatever the file calls itself. */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime'] as const

export type VideoProblem = 'notAVideo' | 'videoTooLarge'

/** What can be said of a file before it is sent. */
export function videoProblem({ type, size }: Pick<File, 'type' | 'size'>): VideoProblem | undefined {
  if (!VIDEO_TYPES.some((known) => known === type)) return 'notAVideo'
  return size > VIDEO_MAX_BYTES ? 'videoTooLarge' : undefined
}
