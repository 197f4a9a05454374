import type { PublicShop } from '@/shop/shop-details/public-shop'
import type { Language } from '@/i18n/types'
import type { LegalText } from './legal-types'

interface Statement {
  readonly titles: readonly [service: string, state: string, gaps: string, contact: string, authority: string]
  readonly service: string
  readonly state: readonly string[]
  readonly gaps: readonly string[]
  readonly contact: string
  readonly authority: string
}

const statements: Readonly<Record<Language, Statement>> = {
  de: {
    titles: [
      'Unser Angebot',
      'Stand der Barrierefreiheit',
      'Was noch fehlt',
      'Hindernis melden',
      'Marktüberwachung',
    ],
    service:
      'In diesem Shop suchen Sie Produkte, lesen, was sie enthalten und kosten, bestellen mit oder ohne Konto und sehen Ihre Bestellungen. Diese Erklärung gehört dazu, wie das Barrierefreiheitsstärkungsgesetz (BFSG) sie verlangt.',
    state: [
      'Wir richten uns nach der Norm EN 301 549 und damit nach den WCAG 2.1, Stufe AA.',
      'Alles lässt sich mit der Tastatur bedienen, hat einen sichtbaren Fokus und für Vorlesesoftware einen Namen. Texte lassen sich auf 200 % vergrößern, Farben genügen den Kontrasten in hellem und dunklem Design, und Bewegung entfällt, wenn Ihr Gerät darum bittet. Jede Änderung prüfen wir automatisch.',
    ],
    gaps: [
      'Rechtstexte, die wir selbst geschrieben haben, gibt es zum Teil nur auf Deutsch. Beschreibungen von Bildern, die wir nachträglich hochladen, können kurz sein. Rechnungen sind PDF-Dateien ohne vollständige Auszeichnung; auf Wunsch senden wir ihren Inhalt als E-Mail.',
    ],
    contact: 'Stoßen Sie auf ein Hindernis, schreiben Sie uns. Wir antworten innerhalb von zwei Wochen:',
    authority:
      'Hilft das nicht, wenden Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.',
  },
  tr: {
    titles: [
      'Hizmetimiz',
      'Erişilebilirlik durumu',
      'Henüz eksik olanlar',
      'Engel bildirme',
      'Piyasa gözetimi',
    ],
    service:
      'Bu mağazada ürün arar, içeriklerini ve fiyatlarını okur, hesapla ya da hesapsız sipariş verir ve siparişlerinizi görürsünüz. Bu bildirim, Almanya’nın erişilebilirliği güçlendirme yasasının (BFSG) istediği bildirimdir.',
    state: [
      'EN 301 549 standardını, dolayısıyla WCAG 2.1’in AA düzeyini esas alıyoruz.',
      'Her şey klavyeyle kullanılabilir, görünür bir odağı ve ekran okuyucular için bir adı vardır. Yazılar %200 büyütülebilir, renkler açık ve koyu temada yeterli karşıtlıktadır, cihazınız isterse hareketler kaldırılır. Her değişikliği otomatik olarak denetliyoruz.',
    ],
    gaps: [
      'Kendi yazdığımız hukuki metinlerin bir bölümü yalnızca Almancadır. Sonradan yüklediğimiz görsellerin açıklamaları kısa olabilir. Faturalar tam etiketlenmemiş PDF dosyalarıdır; isterseniz içeriğini e-postayla göndeririz.',
    ],
    contact: 'Bir engelle karşılaşırsanız bize yazın. İki hafta içinde yanıt veririz:',
    authority:
      'Bu yeterli olmazsa Magdeburg’daki eyaletler piyasa gözetim kurumuna (MLBF, Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen) başvurabilirsiniz.',
  },
  en: {
    titles: [
      'Our service',
      'State of accessibility',
      'What is still missing',
      'Report a barrier',
      'Market surveillance',
    ],
    service:
      'In this shop you search for products, read what they contain and cost, order with or without an account, and see your orders. This is the statement that the German accessibility act (BFSG) asks for.',
    state: [
      'We follow the standard EN 301 549 and with it WCAG 2.1, level AA.',
      'Everything works by keyboard, has a visible focus and a name for screen readers. Text can be enlarged to 200 %, colours have enough contrast in the light and the dark design, and motion is left out if your device asks for it. Every change is checked automatically.',
    ],
    gaps: [
      'Some legal texts that we wrote ourselves are in German only. Descriptions of pictures that we add later may be short. Invoices are PDF files that are not fully tagged; on request we send their content by e-mail.',
    ],
    contact: 'If you meet a barrier, write to us. We answer within two weeks:',
    authority:
      'If that does not help, turn to the market surveillance authority of the German states for accessibility (MLBF, Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen) in Magdeburg.',
  },
}

const IDS = ['angebot', 'stand', 'luecken', 'kontakt', 'aufsicht'] as const

/** The accessibility statement until the owner has written their own, who must review it (LAW-120). */
export function accessibilityText({ company, email, phone }: PublicShop, language: Language): LegalText {
  const { titles, service, state, gaps, contact, authority } = statements[language]
  const paragraphs = [
    [service],
    state,
    gaps,
    [contact, [company, email, phone].filter(Boolean).join('\n')],
    [authority],
  ]
  return {
    updated: '2026-11-26',
    language,
    sections: IDS.map((id, index) => ({
      id,
      title: titles[index] ?? '',
      paragraphs: paragraphs[index] ?? [],
    })),
  }
}
