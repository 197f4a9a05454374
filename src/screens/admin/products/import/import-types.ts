import type { ImportPlan } from '@/shop/product-transfer/product-import'

/** State of an import, from file selection to confirmation. */
export type ImportState =
  | {
      readonly status: 'choosing'
      readonly problem?: 'notCsv' | 'tooLarge' | 'failed'
      /** Shown instead of the generic text of `problem`. */
      readonly message?: string
    }
  | {
      readonly status: 'working'
      readonly step: 'sending' | 'checking' | 'storing'
      readonly fileName: string
      /** Upload progress, 0 to 100. */
      readonly percent?: number
    }
  | {
      readonly status: 'preview'
      readonly fileName: string
      readonly plan: ImportPlan
      /** True if products changed since the previous preview, which this one replaces. */
      readonly stale?: boolean
      /** Error message of the server after a failed save; '' if it sent none. */
      readonly serverError?: string
      /** True if saving got no response, so that the products may have been changed. */
      readonly lost?: boolean
    }

export interface ImportActions {
  onFile: (file: File) => void
  /** Saves the previewed changes. */
  onStore: (skipBroken: boolean) => void
  /** Returns to file selection. */
  onRestart: () => void
  onClose: () => void
}
