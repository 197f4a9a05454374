import { ShopAnnouncement } from './shop-announcement'
import { ShopHeader } from './shop-header'

/** What stands above every page. */
export default function ShopHead() {
  return (
    <>
      <ShopAnnouncement />
      <ShopHeader />
    </>
  )
}
