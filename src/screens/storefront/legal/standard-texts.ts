import type { Delivery } from '@/shop/delivery/delivery'
import type { Country } from '@/shop/orders/address'
import type { ShippingRules } from '@/shop/checkout/shipping'
import type { Currency } from '@/shop/shared/platform'
import { formatMoney } from '@/i18n'
import type { PublicShop } from '@/shop/shop-details/public-shop'
import type { LegalPage } from '@/shop/shop-details/shop-details'
import type { Language } from '@/i18n/types'
import { accessibilityText } from './accessibility-text'
import type { LegalText } from './legal-types'

type Rules = ShippingRules & { readonly currency: Currency }

const standard = { updated: '2026-11-01', language: 'de' } as const

function cancellation(days: number): string[] {
  if (days === 0) return []
  const period = days === 1 ? 'eines Tages' : `von ${days} Tagen`
  return [`Geht innerhalb ${period} keine Zahlung ein, dürfen wir die Bestellung stornieren.`]
}

function shippingCosts({ freeShippingThreshold, standardShippingCost, currency }: Rules): string {
  if (freeShippingThreshold === 0 || standardShippingCost === 0) return 'Wir versenden kostenlos.'
  const money = (amount: number) => formatMoney({ amount, currency }, 'de')
  return `Ab ${money(freeShippingThreshold)} Warenwert versenden wir kostenlos, darunter berechnen wir ${money(standardShippingCost)}. Es zählt der Warenwert vor Abzug eines Gutscheins.`
}

const PLACES: Readonly<Record<Country, string>> = {
  Deutschland: 'in Deutschland',
  Österreich: 'in Österreich',
  Schweiz: 'in der Schweiz',
  Türkiye: 'in der Türkei',
}
const arrivalIn = ({ country, days: { from, to } }: Delivery) =>
  `${PLACES[country]} nach ${from === to ? '' : `${from} bis `}${to} Werktagen`

/**
 * Legal texts used until the owner has written their own: German data, not interface messages. They are a starting
 * point and must be reviewed by the owner before the shop opens.
 */
export const standardTexts = (
  shop: PublicShop,
  rules: Rules,
  language: Language = 'de',
): Readonly<Record<LegalPage, LegalText>> => {
  const { company, representative, email, phone, vatId, register, deliveries } = shop
  const place = `${shop.street}, ${shop.zipCode} ${shop.city}`
  const sender = `${company}, ${place}`
  return {
    barrierefreiheit: accessibilityText(shop, language),
    impressum: {
      ...standard,
      sections: [
        {
          id: 'anbieter',
          title: 'Anbieter',
          paragraphs: [sender, ...(representative === '' ? [] : [`Vertreten durch ${representative}.`])],
        },
        {
          id: 'kontakt',
          title: 'Kontakt',
          paragraphs: [
            `E-Mail: ${email}`,
            ...(phone === '' ? [] : [`Telefon: ${phone}, Montag bis Freitag von 9 bis 17 Uhr`]),
          ],
        },
        {
          id: 'register',
          title: 'Register und Umsatzsteuer',
          paragraphs: [
            ...(register === '' ? [] : [register]),
            ...(vatId === '' ? [] : [`Umsatzsteuer-Identifikationsnummer: ${vatId}`]),
            'Öko-Kontrollstelle: DE-ÖKO-006',
          ],
        },
        {
          id: 'verantwortlich',
          title: 'Verantwortlich für den Inhalt',
          paragraphs: [`${representative || company}, ${place}`],
        },
        {
          id: 'streitbeilegung',
          title: 'Streitbeilegung',
          paragraphs: [
            'Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet.',
          ],
        },
      ],
    },
    agb: {
      ...standard,
      sections: [
        {
          id: 'geltung',
          title: 'Geltung',
          paragraphs: [
            `Diese Bedingungen gelten für alle Bestellungen in diesem Shop. Vertragspartner: ${company}.`,
            'Wir liefern an Verbraucherinnen und Verbraucher in Deutschland, Österreich und der Schweiz.',
          ],
        },
        {
          id: 'vertrag',
          title: 'Bestellung und Vertrag',
          paragraphs: [
            'Mit „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Vorher sehen Sie alle Angaben noch einmal und können sie ändern.',
            'Der Vertrag kommt zustande, wenn wir die Bestellung bestätigen. Den Text der Bestellung speichern wir und schicken ihn Ihnen per E-Mail.',
          ],
        },
        {
          id: 'preise',
          title: 'Preise und Versandkosten',
          paragraphs: [
            'Alle Preise enthalten die gesetzliche Mehrwertsteuer. Hinzu kommen die Versandkosten, die Sie im Warenkorb und an der Kasse sehen.',
          ],
        },
        {
          id: 'zahlung',
          title: 'Zahlung',
          paragraphs: [
            'Sie bezahlen mit PayPal oder per Banküberweisung. Bei einer Überweisung versenden wir, sobald der Betrag eingegangen ist.',
            ...cancellation(shop.unpaidDays),
          ],
        },
        {
          id: 'gutscheine',
          title: 'Gutscheine und Premium',
          paragraphs: [
            'Pro Bestellung gilt ein Gutschein. Ein Restbetrag wird nicht ausgezahlt. Gratisprodukte gehören zum Gutschein und entfallen mit ihm.',
            'Premium-Monate beginnen mit dem Zahlungseingang. Bei einer Erstattung entfallen sie wieder.',
          ],
        },
        {
          id: 'sparabo',
          title: 'Sparabo',
          paragraphs: [
            'Im Sparabo bestellen wir für Sie alle 2, 4, 6 oder 8 Wochen dasselbe Produkt, zum Preis des Tages abzüglich des vereinbarten Rabatts und zuzüglich Versand. Jede Lieferung kündigen wir drei Tage vorher mit ihrem Preis an; bis zum Vortag können Sie sie überspringen oder verschieben. Jede Lieferung bezahlen Sie einzeln.',
            'Das Sparabo läuft unbefristet. Sie beenden es jederzeit ohne Frist: mit dem Link in jeder E-Mail dazu oder auf der Seite „Verträge hier kündigen“. Für jede Lieferung haben Sie das gesetzliche Widerrufsrecht.',
          ],
        },
        {
          id: 'maengel',
          title: 'Mängel',
          paragraphs: [
            'Es gelten die gesetzlichen Rechte bei Mängeln. Schreiben Sie uns, wir helfen schnell.',
          ],
        },
      ],
    },
    datenschutz: {
      ...standard,
      sections: [
        {
          id: 'verantwortliche-stelle',
          title: 'Verantwortliche Stelle',
          paragraphs: [`${sender}, ${email}`],
        },
        {
          id: 'bestellung',
          title: 'Wenn Sie bestellen',
          paragraphs: [
            'Wir verarbeiten Name, E-Mail-Adresse, Telefonnummer, Lieferadresse und die bestellten Produkte, um den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO).',
            'Die Adresse und die Telefonnummer erhält das Versandunternehmen, soweit es sie für die Zustellung braucht.',
            'Ein Sparabo speichern wir mit diesen Angaben, bis es seit drei Jahren beendet ist, ebenso eine Kündigung.',
            'Nach Ihrer Meinung fragen wir Sie nach der Lieferung nur, wenn Sie es bei der Bestellung wünschen (Art. 6 Abs. 1 lit. a DSGVO). Der Link in der E-Mail bestellt weitere ab.',
          ],
        },
        {
          id: 'konto',
          title: 'Wenn Sie ein Konto anlegen',
          paragraphs: [
            'Wir speichern Ihre Angaben, Ihre Wunschliste, Ihren Warenkorb und Ihre Bestellungen, bis Sie das Konto in Ihrem Profil löschen. Dort laden Sie auch alles herunter, was wir dazu gespeichert haben. Ihr Passwort kennen wir nicht: Gespeichert wird nur ein Prüfwert.',
            'Teilen Sie Ihre Wunschliste, sieht deren Produkte, wer den Link hat. E-Mails über günstigere Produkte bekommen Sie nur, wenn Sie es wünschen (Art. 6 Abs. 1 lit. a DSGVO), bis Sie sie abbestellen.',
          ],
        },
        {
          id: 'speicherung',
          title: 'Was in Ihrem Browser bleibt',
          paragraphs: [
            'Warenkorb, Gutschein, Wunschliste und Anmeldung liegen im Speicher Ihres Browsers. Ein Cookie merkt sich nur die gewählte Sprache. Wir setzen keine Werbe- oder Analyse-Cookies ein.',
          ],
        },
        {
          id: 'aufbewahrung',
          title: 'Wie lange wir Daten aufbewahren',
          paragraphs: [
            'Bestellungen und Rechnungen bewahren wir so lange auf, wie es das Handels- und Steuerrecht verlangt. Löschen Sie Ihr Konto, bleiben von den Bestellungen Beträge und Positionen, Name und Anschrift nur auf Rechnungen.',
          ],
        },
        {
          id: 'rechte',
          title: 'Ihre Rechte',
          paragraphs: [
            `Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen und einer Verarbeitung widersprechen. Schreiben Sie an ${email}.`,
            'Außerdem können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren.',
          ],
        },
      ],
    },
    widerruf: {
      ...standard,
      sections: [
        {
          id: 'widerrufsrecht',
          title: 'Widerrufsrecht',
          paragraphs: [
            'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder eine von Ihnen benannte Person die Waren in Besitz genommen hat.',
            `Um Ihr Recht auszuüben, genügt eine eindeutige Erklärung: mit dem Formular auf dieser Seite, per Brief oder per E-Mail an ${email}. Zur Wahrung der Frist reicht es, die Mitteilung vor Ablauf abzusenden.`,
          ],
        },
        {
          id: 'folgen',
          title: 'Folgen des Widerrufs',
          paragraphs: [
            'Wir zahlen alle Beträge einschließlich der Lieferkosten binnen vierzehn Tagen zurück, über dasselbe Zahlungsmittel. Die Waren schicken Sie binnen vierzehn Tagen an uns zurück.',
          ],
        },
        {
          id: 'ausnahmen',
          title: 'Ausnahmen',
          paragraphs: [
            'Versiegelte Waren, die aus Gründen der Gesundheit oder Hygiene nicht zur Rückgabe geeignet sind, können Sie nach dem Öffnen nicht mehr widerrufen. Freiwillig nehmen wir trotzdem alles 30 Tage lang zurück, auch angebrochen.',
          ],
        },
        {
          id: 'muster',
          title: 'Muster-Widerrufsformular',
          paragraphs: ['Wenn Sie den Vertrag lieber schriftlich widerrufen möchten:'],
          box: [
            `An ${sender}, ${email}`,
            'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:',
            'Bestellt am / erhalten am:',
            'Name und Anschrift:',
            'Datum und, nur auf Papier, Unterschrift:',
          ],
        },
      ],
    },
    versand: {
      ...standard,
      sections: [
        {
          id: 'kosten',
          title: 'Versandkosten',
          paragraphs: [`${shippingCosts(rules)} Was für Ihre Bestellung gilt, sehen Sie im Warenkorb.`],
        },
        {
          id: 'dauer',
          title: 'Lieferzeit',
          paragraphs: [
            `Was bis zum Annahmeschluss bezahlt ist, packen wir am selben Werktag, alles andere am nächsten. Danach ist das Paket ${deliveries.map(arrivalIn).join(', ')} da. Werktage sind Montag bis Freitag ohne Feiertage. Den Tag nennen wir am Produkt, im Warenkorb und an der Kasse; bei Überweisung zählt der Tag des Zahlungseingangs.`,
            ...(deliveries.some(({ country }) => country === 'Deutschland')
              ? ['In Deutschland liefern wir auch an eine DHL-Packstation.']
              : []),
          ],
        },
        {
          id: 'verfolgung',
          title: 'Sendung verfolgen',
          paragraphs: [
            'Sobald das Paket unterwegs ist, erhalten Sie eine E-Mail mit der Sendungsnummer. Sie steht auch bei Ihrer Bestellung.',
          ],
        },
        {
          id: 'rueckgabe',
          title: 'Rückgabe',
          paragraphs: [
            'Sie können alles 30 Tage lang zurückgeben, auch angebrochen. Wie das geht, steht in der Widerrufsbelehrung.',
          ],
        },
        {
          id: 'bezahlen',
          title: 'Zahlungsarten',
          paragraphs: ['Sie bezahlen mit PayPal oder per Banküberweisung.'],
        },
      ],
    },
  }
}
