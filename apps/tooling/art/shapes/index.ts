import { capsuleJar } from './capsule-jar'
import { coffeeBag } from './coffee-bag'
import { dropperBottle } from './dropper-bottle'
import { giftBox } from './gift-box'
import { paperTube } from './paper-tube'
import { powderTub } from './powder-tub'
import { sachetBox } from './sachet-box'
import { storageJar } from './storage-jar'
import { teaCaddy } from './tea-caddy'
import { teaPouch } from './tea-pouch'
import { teaTin } from './tea-tin'

export const shapes = {
  capsuleJar,
  coffeeBag,
  dropperBottle,
  giftBox,
  paperTube,
  powderTub,
  sachetBox,
  storageJar,
  teaCaddy,
  teaPouch,
  teaTin,
}
export type ShapeName = keyof typeof shapes
