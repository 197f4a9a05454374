import { ApiError } from '@apps/api/platform/http/errors'

const message = {
  de: 'PayPal antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  tr: 'PayPal yanıt vermiyor. Lütfen birazdan yeniden deneyin.',
  en: 'PayPal does not answer. Please try again in a moment.',
}

export const paypalDown = (cause: unknown) => new ApiError('UNAVAILABLE', { message, retryAfter: 10, cause })
