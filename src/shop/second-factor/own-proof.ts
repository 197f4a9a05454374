/** What an authenticator has signed, with the token of the call that asked for it. */
export interface PasskeyAnswer {
  readonly token: string
  readonly response: {
    readonly id: string
    readonly rawId: string
    readonly type: 'public-key'
    readonly response: {
      readonly clientDataJSON: string
      readonly authenticatorData: string
      readonly signature: string
      readonly userHandle?: string | undefined
    }
  }
}

/** Proof that the session's owner asks: one of them (IDENTITY-24, IDENTITY-165). */
export interface OwnProof {
  readonly currentPassword?: string | undefined
  readonly secondFactor?:
    | { readonly code?: string | undefined; readonly passkey?: PasskeyAnswer | undefined }
    | undefined
}

/** Fields of the proof by their path in a call's body. */
export const PROOF_PATHS = {
  password: 'currentPassword',
  code: 'secondFactor.code',
  passkey: 'secondFactor.passkey',
} as const

const paths: readonly string[] = Object.values(PROOF_PATHS)
export const isProofPath = ({ path }: { readonly path: string }): boolean => paths.includes(path)
