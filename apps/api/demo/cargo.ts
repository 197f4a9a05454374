import type { DemoCargoCompany } from './types'

/** Carriers of the demo shop. Phone numbers and addresses are fictional. */
export const demoCargoCompanies: readonly DemoCargoCompany[] = [
  {
    name: 'DHL',
    code: 'DHL',
    trackingUrl:
      'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={trackingNumber}',
    platforms: ['germany', 'mobile'],
    estimatedDeliveryDays: { domestic: 2, international: 5 },
    description: 'Standardversand in Deutschland, Österreich und der Schweiz, auch an Packstationen.',
    contactInfo: { phone: '+49 30 23125 101', email: 'dhl@verda.example', website: 'https://www.dhl.de' },
  },
  {
    name: 'Hermes',
    code: 'HERMES',
    trackingUrl: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{trackingNumber}',
    platforms: ['germany'],
    estimatedDeliveryDays: { domestic: 3, international: 7 },
    description: 'Paketversand mit Abholung im Paketshop.',
    contactInfo: {
      phone: '+49 40 66969 102',
      email: 'hermes@verda.example',
      website: 'https://www.myhermes.de',
    },
  },
  {
    name: 'DPD',
    code: 'DPD',
    trackingUrl: 'https://tracking.dpd.de/status/de_DE/parcel/{trackingNumber}',
    platforms: ['germany'],
    estimatedDeliveryDays: { domestic: 2, international: 4 },
    description: 'Paketversand mit Zustellung im angekündigten Zeitfenster.',
    contactInfo: { phone: '+49 69 90009 103', email: 'dpd@verda.example', website: 'https://www.dpd.com/de' },
  },
  {
    name: 'Yurtiçi Kargo',
    code: 'YURTICI',
    trackingUrl: 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={trackingNumber}',
    platforms: ['turkey'],
    estimatedDeliveryDays: { domestic: 3, international: 7 },
    description: 'Türkiye genelinde adrese ve şubeye teslimat.',
    contactInfo: {
      phone: '+90 212 555 01 04',
      email: 'yurtici@verda.example',
      website: 'https://www.yurticikargo.com',
    },
  },
  {
    name: 'Aras Kargo',
    code: 'ARAS',
    trackingUrl: 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code={trackingNumber}',
    platforms: ['turkey'],
    estimatedDeliveryDays: { domestic: 2, international: 6 },
    description: 'Büyük şehirlere hızlı teslimat, akşam dağıtımı ile.',
    contactInfo: {
      phone: '+90 212 555 01 05',
      email: 'aras@verda.example',
      website: 'https://www.araskargo.com.tr',
    },
  },
]
