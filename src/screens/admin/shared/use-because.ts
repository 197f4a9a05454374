import { useWords } from '../../../i18n'

/** The sentence of A8, followed by the server's own where it gave one. */
export function useBecause() {
  const words = useWords('admin')
  return (sentence: string, reason: string | undefined): string =>
    reason === undefined ? sentence : words('because', { sentence, reason })
}
