import { isFailure } from '@/client/shared/failure'

/** The server's own message, where it answered with one. */
export const serverMessage = (error: unknown): string | undefined =>
  isFailure(error) && error.status > 0 && error.code !== 'UNREADABLE' ? error.message : undefined

/** The same, only where the server refused (4xx): its message then says what to do differently. */
export const refusalMessage = (error: unknown): string | undefined =>
  isFailure(error) && error.status < 500 ? serverMessage(error) : undefined

export const isDeadSession = (error: unknown): boolean => isFailure(error) && error.code === 'UNAUTHORIZED'
