/** What a database runs on, compiled: whoever opens many of them compiles it once. */
export interface CompiledDatabase {
  readonly pgliteWasmModule: WebAssembly.Module
  readonly initdbWasmModule: WebAssembly.Module
}

export interface WorkerOptions {
  /** Folder of the database; absent: in memory. */
  readonly dataDir?: string
  /** Dump (tar) that a new database begins with instead of an empty one. */
  readonly template?: string
  /** Absent: compiled by the thread itself. */
  readonly wasm?: CompiledDatabase
}

/** To the worker: raw bytes of the wire protocol; `reset` when a connection ended; `dump` for a template. */
export type Request = Uint8Array | 'reset' | 'dump' | 'close'

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** The request is answered in full; small answers come along, since every message wakes a thread. */
  | { readonly kind: 'done'; readonly bytes?: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string }
