import { resetFirstAdmin } from '../modules/staff/first-admin'
import { openShop } from './on-database'

await openShop(async (open) => {
  const { email, password, hadFactor } = await open(({ background }) =>
    resetFirstAdmin(background, process.argv[2]),
  )
  return `${email} / ${password}${hadFactor ? '\nThe second factor was removed; set up another one after the login.' : ''}`
})
