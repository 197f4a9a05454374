import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

/** The cost that keeps guessers out is 15 ms a hash, and a test of failed logins makes hundreds; the format is the same. */
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof Argon2>()
  return { ...argon2, hash: (password: string) => argon2.hash(password, { memoryCost: 64, timeCost: 1 }) }
})
