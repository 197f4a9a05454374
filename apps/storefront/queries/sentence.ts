import { isFailure } from '@/client'

/** The server's own sentence, where it answered with one (S8). */
export const serverSentence = (error: unknown): string | undefined =>
  isFailure(error) && error.status > 0 && error.code !== 'UNREADABLE' ? error.message : undefined

/** The same, only where the server refused (4xx): its sentence then says what to do differently. */
export const refusalSentence = (error: unknown): string | undefined =>
  isFailure(error) && error.status < 500 ? serverSentence(error) : undefined
