/** Compiled database modules, shared to open many databases without recompiling. */
export interface CompiledDatabase {
  readonly pgliteWasmModule: WebAssembly.Module
  readonly initdbWasmModule: WebAssembly.Module
}

export interface WorkerOptions {
  /** Folder of the database; undefined: in memory. */
  readonly dataDir?: string
  /** Dump (tar) to initialise a new database from. */
  readonly template?: string
  /** Undefined: compiled by the thread. */
  readonly wasm?: CompiledDatabase
}

/**
 * Message to the worker: bytes of the PostgreSQL wire protocol; `reset` when a connection ended; `dump` for a template.
 */
export type Request = Uint8Array | 'reset' | 'dump' | 'close'

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** The response is complete; short ones are included, because every message wakes a thread. */
  | { readonly kind: 'done'; readonly bytes?: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string }
