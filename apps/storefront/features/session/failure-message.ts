import { isFailure } from '@/client/shared/failure'

/** The server's message; undefined without a response, or where it has none. */
export const serverMessage = (error: unknown): string | undefined =>
  isFailure(error) && error.status > 0 && error.message !== '' ? error.message : undefined

/** The server's message of a 4xx response only, which tells the shopper what to correct. */
export const refusalMessage = (error: unknown): string | undefined =>
  isFailure(error) && error.status < 500 ? serverMessage(error) : undefined

export const isDeadSession = (error: unknown): boolean => isFailure(error) && error.code === 'UNAUTHORIZED'
