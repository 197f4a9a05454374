import { icon } from './icon'

export const GiftIcon = /* @__PURE__ */ icon(
  'M4.5 11h15v9h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5C8 7.5 7 6 7 5s.8-1.5 1.7-1.5C10.5 3.5 12 5.5 12 7.5ZM12 7.5c4 0 5-1.5 5-2.5s-.8-1.5-1.7-1.5C13.5 3.5 12 5.5 12 7.5Z',
)
export const PercentIcon = /* @__PURE__ */ icon(
  'M6 18 18 6M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const StarIcon = /* @__PURE__ */ icon(
  'M12 3.8l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8L12 3.8Z',
)
export const TagIcon = /* @__PURE__ */ icon('M4 4h7.5L20.5 13 13 20.5 4 11.5V4ZM8 8v.01')
