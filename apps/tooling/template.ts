import { writeTemplate } from '../api/platform/db/template'

await writeTemplate('dist/server/database.tar.gz')
