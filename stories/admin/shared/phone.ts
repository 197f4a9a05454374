/** Parameters and globals for a story in a phone viewport, 390 px wide. */
export const phone = {
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
} as const

/** Parameters and globals for a story in a desktop viewport, wide enough for a panel next to a table. */
export const wide = {
  parameters: {
    viewport: {
      options: {
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globals: { viewport: { value: 'wide', isRotated: false } },
} as const
