import { icon, mirroredIcon } from './icon'

export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4')
export const GlobeIcon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3Z',
)
export const MailIcon = /* @__PURE__ */ icon('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5')
export const MapPinIcon = /* @__PURE__ */ icon(
  'M12 21s7-6 7-11.5A7 7 0 0 0 5 9.5C5 15 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const MonitorIcon = /* @__PURE__ */ icon('M3.5 5h17v11.5h-17zM12 16.5V20M8.5 20h7')
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4h4l1.5 4.5-2.2 1.7a12 12 0 0 0 5.5 5.5l1.7-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
)
export const SendIcon = /* @__PURE__ */ mirroredIcon('M20.5 3.5 10 14M20.5 3.5 14 20.5l-4-6.5-6.5-4 17-6.5Z')
export const SmartphoneIcon = /* @__PURE__ */ icon('M7 3h10v18H7zM11 18h2')
export const WifiOffIcon = /* @__PURE__ */ icon(
  'M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4.5-2.6M19 12a10 10 0 0 0-4-2.5M12 19v.01',
)
