import fc from 'fast-check'

/** The same values in every run, so that a failure belongs to a change; SEED=<number> tries others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_126) })
