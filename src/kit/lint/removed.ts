/** What stands in place of a prop, or of a key of an object that a prop takes. */
export type Now =
  /** The same value under another name. */
  | { readonly renamed: string }
  /** True is this text of another prop. */
  | { readonly prop: string; readonly value: string }
  /** True is to be there at all: `{open && <Part />}`. */
  | { readonly mounted: true }
  | { readonly byHand: string }

/**
 * Props that breaking entries of CHANGELOG.md took away, by component; `coupon.discountValue` is a key of the object that
 * `coupon` takes. `verda/no-removed` finds them, and `npx verda migrate` lets it write what can be written by machine.
 */
export const removedProps: Readonly<Partial<Record<string, Readonly<Record<string, Now>>>>> = {
  AuthDialog: { open: { mounted: true }, sessionEnded: { prop: 'why', value: 'ended' } },
  BulkDialog: {
    running: { byHand: 'write progress={{ running, label, percent, onStop }}' },
    runningLabel: { byHand: 'write progress={{ running, label, percent, onStop }}' },
    percent: { byHand: 'write progress={{ running, label, percent, onStop }}' },
    onStop: { byHand: 'write progress={{ running, label, percent, onStop }}' },
  },
  CartSidebar: {
    open: { mounted: true },
    onRemove: { byHand: 'onQuantityChange is called with 0' },
  },
  CouponCard: {
    'coupon.premiumExtensionMonths': { renamed: 'premiumMonths' },
    'coupon.discountValue': { byHand: 'write percent or amount' },
    'coupon.buyXGetY': { byHand: 'write buyQuantity and freeQuantity' },
    'coupon.freeProduct': { byHand: 'write giftProductId' },
    'coupon.usageLimit': { byHand: 'write usageLimitTotal' },
  },
  OrderPanel: { overlay: { byHand: 'leave it out' } },
  ProductModal: {
    onImagePrimary: { byHand: 'onImageChange(id, { position: 0 }) makes a picture the first' },
  },
  ProductTabs: { panels: { byHand: 'write renderPanel={(panel) => <ProductPanels {...panel} />}' } },
  UploadItem: { 'state.kind': { renamed: 'status' } },
}

/** What breaking entries took away as a whole, with what does its work. */
export const removedExports: Readonly<Partial<Record<string, string>>> = {
  OrderViewTabs: 'use ViewTabs, and ViewDialog to name a view',
}
