import { icon, mirroredIcon } from './icon'

export const BagIcon = /* @__PURE__ */ icon('M6 8h12l1 12H5L6 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5')
export const BankIcon = /* @__PURE__ */ icon(
  'M4 10h16L12 4 4 10ZM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16M4.5 17h15',
)
export const BoxIcon = /* @__PURE__ */ icon('M12 3.5l8 4v9l-8 4-8-4v-9l8-4ZM4 7.5l8 4 8-4M12 11.5v9')
export const CardIcon = /* @__PURE__ */ icon('M3 6h18v12.5H3zM3 10h18M6.5 15h4')
export const CrownIcon = /* @__PURE__ */ icon('M4 18h16M4.5 15 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8h-15Z')
export const FileIcon = /* @__PURE__ */ icon('M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 12h6M9 16h6')
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20C5.5 15.5 3.5 12 3.5 8.8A4.6 4.6 0 0 1 12 6.3a4.6 4.6 0 0 1 8.5 2.5C20.5 12 18.5 15.5 12 20Z',
)
export const ImageIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5v.01')
export const LeafIcon = /* @__PURE__ */ icon(
  'M5 19C4 10 9 5 20 4.5 20 15 15 20 8 18.5M4.5 20.5C7 15.5 10 12.5 14 10.5',
)
export const LogoutIcon = /* @__PURE__ */ mirroredIcon('M14 4H5v16h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5')
export const StoreIcon = /* @__PURE__ */ icon('M5 4h14l1.5 6h-17L5 4ZM5 10v10h14V10M9.5 20v-5.5h5V20')
export const TruckIcon = /* @__PURE__ */ icon(
  'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19ZM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
)
export const UserIcon = /* @__PURE__ */ icon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
)
