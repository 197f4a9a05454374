import type { RequestHandler } from 'msw'
import { accountMocks } from '@/mocks/account/account'
import { productMocks } from '@/mocks/catalogue/products'
import { checkoutMocks } from '@/mocks/checkout/checkout'
import { signedInShopper } from './account/account'
import { freshShopper } from './shop'

interface Worker {
  readonly msw: { readonly use: (...handlers: RequestHandler[]) => void }
}

const allAnswersWell = ({ msw }: Worker) =>
  msw.use(...productMocks.ok, ...checkoutMocks.ok, ...accountMocks.ok)

/** Everything is answered, to a browser that was never here. */
export function mockedVisitor(worker: Worker): void {
  allAnswersWell(worker)
  freshShopper()
}

/** Everything is answered, to a browser in which Sabine is signed in. */
export function mockedCustomer(worker: Worker): void {
  allAnswersWell(worker)
  signedInShopper()
}
