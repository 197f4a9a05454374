import { icon } from './icon'

export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4v-9Z')
export const CupIcon = /* @__PURE__ */ icon(
  'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9ZM16 10.5h2a2.5 2.5 0 0 1 0 5h-2M8.5 3.5c-1 1 1 1.5 0 3M12.5 3.5c-1 1 1 1.5 0 3',
)
export const FlaskIcon = /* @__PURE__ */ icon(
  'M9.5 3.5h5M10.5 3.5V10L5 19a1 1 0 0 0 .9 1.5h12.2A1 1 0 0 0 19 19l-5.5-9V3.5M7.5 15h9',
)
export const SproutIcon = /* @__PURE__ */ icon(
  'M12 20.5V11M12 13C12 8 9 5.5 4 5.5 4 10.5 7 13 12 13ZM12 11c0-4 2.5-6.5 8-6.5 0 5-3 7-8 6.5',
)
export const UsersIcon = /* @__PURE__ */ icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .7 3.2 2.2 3.5 5.2',
)
