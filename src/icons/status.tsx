import { icon } from './icon'

export const AlertIcon = /* @__PURE__ */ icon('M12 4l9 16H3L12 4ZM12 10v4.5M12 17.3v.01')
export const BanIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.6 5.6l12.8 12.8')
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5')
export const InfoIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.8v.01')
export const MinusCircleIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12h8')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const RefreshIcon = /* @__PURE__ */ icon(
  'M20 11a8 8 0 0 0-14-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4l2-2M20 20v-5h-5',
)
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6l7-2.5ZM9 12l2.2 2.2L15.2 10',
)
