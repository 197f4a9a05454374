import type { Texts } from './messages'

/** Why a film is refused, and what would be taken. */
export const videoRefusals = {
  container: {
    de: 'Die Datei ist kein lesbarer Film. Möglich sind MP4 und MOV.',
    tr: 'Dosya okunabilir bir video değil. MP4 ve MOV kabul edilir.',
    en: 'The file is no readable film. MP4 and MOV are possible.',
  },
  codec: {
    de: 'Diesen Film spielt nicht jeder Browser ab. Bitte als H.264 mit 8 Bit speichern, beim iPhone mit „Maximale Kompatibilität“.',
    tr: 'Bu video her tarayıcıda oynatılamaz. Lütfen 8 bit H.264 olarak kaydedin; iPhone’da “En Uyumlu” ayarıyla.',
    en: 'Not every browser plays this film. Please save it as H.264 with 8 bits, on an iPhone as “Most Compatible”.',
  },
  size: {
    de: 'Der Film ist zu groß ({width} × {height}); möglich sind 1920 Pixel je Seite.',
    tr: 'Videonun çözünürlüğü çok yüksek ({width} × {height}); kenar başına en çok 1920 piksel olabilir.',
    en: 'The film is too large ({width} × {height}); possible are 1920 pixels a side.',
  },
  duration: {
    de: 'Der Film ist zu lang; möglich sind 60 Sekunden.',
    tr: 'Video çok uzun; en çok 60 saniye olabilir.',
    en: 'The film is too long; possible are 60 seconds.',
  },
} as const satisfies Record<string, Texts>
