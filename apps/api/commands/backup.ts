import { dirname } from 'node:path'
import { readErased, settleErased, writeErased } from '../modules/orders/privacy/erased-list'
import { backUpRunning } from '../platform/control/control-client'
import { backUp } from '../platform/db/backup'
import { onDatabase } from './on-database'

await onDatabase('npm run backup -- <file>', async (open, file, { databaseUrl, dataDir }) => {
  // A running shop locks its embedded database, so it writes the backup itself.
  const fromRunning = databaseUrl === undefined ? await backUpRunning(dataDir, file) : undefined
  const rows =
    fromRunning ??
    (await open(async (database) => {
      await settleErased(database.background, dataDir, new Date())
      return backUp(database, file)
    }))
  // So that an older backup of the folder, restored without this shop, erases who was erased until now.
  writeErased(dirname(file), readErased(dataDir))
  return `${rows} rows written to ${file}`
})
