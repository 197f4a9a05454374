import { resetAdmin } from '../api/modules/staff/first-admin'
import { openShop } from './database/on-database'

await openShop(async ({ background }) => {
  const { email, password } = await resetAdmin(background, process.argv[2])
  return `${email} / ${password}`
})
