import { settleRestored } from '../api/modules/orders/settle-restored'
import { restore } from '../api/platform/db/backup'
import { onDatabase } from './database/on-database'

await onDatabase(
  'npm run restore -- <file>',
  async (open, file) => {
    const { rows, told } = await open((database) =>
      restore(database, file, (tx) => settleRestored(tx, new Date())),
    )
    return [`${rows} rows restored from ${file}`, ...told].join('\n')
  },
  { mustExist: false },
)
