import type { ImportPlan } from '../../../../domain/catalogue/product-import'

/** The import of a file, from its choice to the question whether to store it. */
export type ImportState =
  | {
      readonly status: 'choosing'
      readonly problem?: 'notCsv' | 'tooLarge' | 'failed'
      /** Instead of the problem's own text. */
      readonly message?: string
    }
  | {
      readonly status: 'working'
      readonly step: 'sending' | 'checking' | 'storing'
      readonly fileName: string
      /** Of what is sent, 0 to 100. */
      readonly percent?: number
    }
  | {
      readonly status: 'preview'
      readonly fileName: string
      readonly plan: ImportPlan
      /** The products changed since an older preview; this one is new. */
      readonly stale?: boolean
      /** Storing failed; the server's message, or '' where it gave none. */
      readonly serverError?: string
    }

export interface ImportActions {
  onFile: (file: File) => void
  /** Stores what the preview shows. */
  onStore: (skipBroken: boolean) => void
  /** Back to the choice of a file. */
  onRestart: () => void
  onClose: () => void
}
