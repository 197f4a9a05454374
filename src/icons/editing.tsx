import { icon } from './icon'

export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4')
export const ChartIcon = /* @__PURE__ */ icon('M4 20h16M7 20v-7M12 20V6M17 20v-10')
export const ClockIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2')
export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9zM15 9V4H4v11h5')
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M6.5 10.5 12 16l5.5-5.5M4.5 20h15')
export const EditIcon = /* @__PURE__ */ icon('M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M3 3l18 18M10.5 6.2A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.5 7.5A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
)
export const HistoryIcon = /* @__PURE__ */ icon('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2')
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const MoonIcon = /* @__PURE__ */ icon('M19.5 14A8 8 0 0 1 10 4.5a8 8 0 1 0 9.5 9.5Z')
export const SettingsIcon = /* @__PURE__ */ icon(
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
)
export const SunIcon = /* @__PURE__ */ icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
)
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
)
export const UploadIcon = /* @__PURE__ */ icon('M12 16V5M6.5 10.5 12 5l5.5 5.5M4.5 20h15')
