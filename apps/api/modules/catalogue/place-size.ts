import { fieldMessages } from '@/contract/shared/messages'
import type { ParsedBody } from '@/contract/shared/dto'
import type { Db } from '../../platform/db/open'
import { found, invalidField, isUuid } from '../../platform/http/errors'
import { lockProduct } from './products-admin.repository'
import { countReviews } from './reviews.repository'
import * as repository from './sizes.repository'
import { ownerOf } from './sizes.repository'

type SentSize = NonNullable<ParsedBody<'updateProduct'>['size']>

interface Member {
  readonly id: string
  readonly familyId: string | null
}

/** Takes a product out of its family; a family of which one is left is none. */
async function leaveFamily(tx: Db, { id, familyId }: Member): Promise<void> {
  if (familyId === null) return
  const members = await repository.lockFamily(tx, familyId)
  const successor = await repository.findSuccessor(tx, familyId, id)
  await repository.makeSingle(tx, id)
  if (successor !== undefined) {
    if (familyId === id) await repository.passOn(tx, id, successor)
    const family = familyId === id ? successor : familyId
    if (members.length === 2) await repository.makeSingle(tx, successor)
    else if (members.some((member) => member.id === id && member.isDefaultSize))
      await repository.setDefaultSize(tx, successor, family)
    await countReviews(tx, { id: successor, familyId: members.length === 2 ? null : family })
  }
  await countReviews(tx, { id, familyId: null })
}

/** A product that is deleted leaves what its family needs: pictures, related products, reviews and the default. */
export async function leaveBehind(tx: Db, product: Member): Promise<void> {
  const { id, familyId } = product
  if (familyId === null) return
  const successor = await repository.findSuccessor(tx, familyId, id)
  if (successor !== undefined) await repository.moveReviews(tx, id, successor)
  await leaveFamily(tx, product)
}

async function familyOf(tx: Db, product: string): Promise<string | undefined> {
  const known = isUuid(product) ? await repository.findMember(tx, product.toLowerCase()) : undefined
  if (!known) throw invalidField('size.family', fieldMessages.unknownProduct)
  return ownerOf(known)
}

/** Ends the membership in another family than the one that was sent; before the other fields, which are its own then. */
export async function leaveOtherFamily(tx: Db, present: Member, sent: SentSize | null): Promise<void> {
  if (present.familyId === null) return
  if (sent !== null && (await familyOf(tx, sent.family)) === present.familyId) return
  await leaveFamily(tx, present)
}

/** The other product becomes the first size, named by its content. */
async function foundFamily(tx: Db, id: string): Promise<void> {
  const { netAmount, netUnit, familyId } = found(await lockProduct(tx, id))
  if (familyId !== null) return
  if (netAmount === null || netUnit === null) throw invalidField('size.family', fieldMessages.sizeUnknown)
  const sizeLabel = `${new Intl.NumberFormat('de').format(netAmount)} ${netUnit}`
  await repository.foundFamily(tx, id, { sizeLabel, sizeOrder: 0 })
}

/**
 * Makes a product a size of the family that another one belongs to or begins, or of one that it begins itself; it takes
 * the family's texts.
 * @throws ApiError VALIDATION
 */
export async function placeInFamily(tx: Db, id: string, sent: SentSize): Promise<void> {
  const family = found(await familyOf(tx, sent.family))
  const place = { sizeLabel: sent.label, sizeOrder: sent.order }
  const present = found(await repository.findMember(tx, id))
  if (family === id && present.familyId === null) await repository.foundFamily(tx, id, place)
  else if (family !== id) await foundFamily(tx, family)
  const members = await repository.lockFamily(tx, family)
  if (members.some((member) => member.id !== id && member.sizeLabel === sent.label))
    throw invalidField('size.label', fieldMessages.sizeTaken)
  await repository.placeSize(tx, id, family, place)
  if (sent.isDefault === true) await repository.setDefaultSize(tx, id, family)
  if (sent.isDefault === false && members.some((member) => member.id === id && member.isDefaultSize)) {
    const successor = await repository.findSuccessor(tx, family, id)
    if (successor !== undefined) await repository.setDefaultSize(tx, successor, family)
  }
  await countReviews(tx, { id, familyId: family })
}
