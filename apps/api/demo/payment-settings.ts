import type { DemoPaymentSettings } from './types'

/** Payment and shipping settings; mobile uses Germany's. The accounts are sample numbers. */
export const demoPaymentSettings: readonly DemoPaymentSettings[] = [
  {
    platform: 'germany',
    currency: 'EUR',
    paypal: {
      enabled: true,
      email: 'zahlung@verda.example',
      instructions:
        'Bitte senden Sie den Betrag an zahlung@verda.example und geben Sie Ihre Bestellnummer als Mitteilung an. Wir versenden, sobald die Zahlung eingegangen ist.',
    },
    bankTransfer: {
      enabled: true,
      bankName: 'Deutsche Kreditbank Berlin',
      accountHolder: 'Verda GmbH',
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: 'BYLADEM1001',
      instructions:
        'Bitte überweisen Sie den Gesamtbetrag innerhalb von 7 Tagen. Wir versenden, sobald die Zahlung eingegangen ist.',
    },
    shippingRules: {
      freeShippingThreshold: 10_000,
      standardShippingCost: 1500,
      expeditedShippingCost: 2490,
    },
  },
  {
    platform: 'turkey',
    currency: 'TRY',
    paypal: {
      enabled: true,
      email: 'odeme@verda.example',
      instructions:
        'Lütfen tutarı odeme@verda.example adresine gönderin ve açıklama alanına sipariş numaranızı yazın. Ödeme ulaştığında siparişiniz kargoya verilir.',
    },
    bankTransfer: {
      enabled: true,
      bankName: 'Örnek Bankası',
      accountHolder: 'Verda Doğal Ürünler Ltd. Şti.',
      iban: 'TR33 0006 1005 1978 6457 8413 26',
      bic: 'TCZBTR2A',
      instructions:
        'Lütfen toplam tutarı 7 gün içinde havale edin. Ödeme ulaştığında siparişiniz kargoya verilir.',
    },
    shippingRules: {
      freeShippingThreshold: 150_000,
      standardShippingCost: 9000,
      expeditedShippingCost: 19_000,
    },
  },
]
