import type { RequestHandler } from 'msw'
import { accountMocks } from '@/shop/account/account.mocks'
import { productMocks } from '@/shop/catalogue/products.mocks'
import { checkoutMocks } from '@/shop/checkout/checkout.mocks'
import { signedInShopper } from './account/account'
import { freshShopper } from './shop'

interface Worker {
  readonly msw: { readonly use: (...handlers: RequestHandler[]) => void }
}

const allAnswersWell = ({ msw }: Worker) =>
  msw.use(...productMocks.ok, ...checkoutMocks.ok, ...accountMocks.ok)

/** A first-time visitor; every request succeeds. */
export function mockedVisitor(worker: Worker): void {
  allAnswersWell(worker)
  freshShopper()
}

/** Sabine is signed in; every request succeeds. */
export function mockedCustomer(worker: Worker): void {
  allAnswersWell(worker)
  signedInShopper()
}
