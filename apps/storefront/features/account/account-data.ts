import { saveFile } from '@/client/shared/save-file'
import type { Application } from '../application'

const accountData = () => import('@/shop/account/account-data.client')

/** Downloads everything stored about the customer as a file. @throws ApiFailure UNAUTHORIZED */
export async function downloadData({ http }: Application): Promise<void> {
  const { getAccountData } = await accountData()
  const data = await getAccountData(http)
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  saveFile(`verda-${data.exportedAt.slice(0, 10)}.json`, file)
}

/** Deletes the account and its data in this browser. @throws ApiFailure WRONG_PASSWORD, ORDERS_UNDER_WAY */
export async function deleteOwnAccount({ http, stores }: Application, password: string): Promise<void> {
  const { deleteAccount } = await accountData()
  await deleteAccount(http, password)
  stores.overlay.getState().close()
  stores.session.getState().end()
  stores.toasts.getState().show('accountDeleted')
}
