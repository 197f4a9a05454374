import { dirname } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { readErased } from '../modules/orders/privacy/erased-list'
import { settleRestored } from '../modules/orders/settle-restored'
import { restore } from '../platform/db/backup'
import { StartError } from '../platform/start-error'
import { onDatabase } from './on-database'

const FLAG = '--continue-numbers'

/** Asked at a terminal; elsewhere the flag has to say it. */
async function mayContinue(numbers: string): Promise<boolean> {
  if (process.argv.includes(FLAG)) return true
  const lost =
    'Numbers that were given since, and that neither this shop nor the backup knows, are given twice.'
  if (!stdin.isTTY) {
    throw new StartError(
      `Numbers go on after ${numbers}. ${lost}\nNothing was changed; ${FLAG} agrees to it.`,
    )
  }
  const asking = createInterface({ input: stdin, output: stdout })
  try {
    return /^y(es)?$/i.test(await asking.question(`Numbers go on after ${numbers}. ${lost} Go on? [y/N] `))
  } finally {
    asking.close()
  }
}

await onDatabase(
  `npm run restore -- <file> [${FLAG}]`,
  async (open, file, { dataDir }) => {
    const erased = [...readErased(dirname(file)), ...readErased(dataDir)]
    const { rows, told } = await open((database) =>
      restore(database, file, (tx) => settleRestored(tx, { now: new Date(), erased, mayContinue })),
    )
    return [`${rows} rows restored from ${file}`, ...told].join('\n')
  },
  { mustExist: false },
)
