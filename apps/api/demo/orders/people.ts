import anyAscii from 'any-ascii'
import type { Country } from '@/shop/orders/address'
import { DEMO_MAIL_DOMAIN } from '@/shop/demo/demo'
import type { Language } from '@/shop/shared/language'

export interface DemoPerson {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: Country
  readonly language: Language
}

type Place = readonly [street: string, zipCode: string, city: string]

const germanNames =
  'Anna Lindner, Jonas Petersen, Miriam Vogt, Lukas Brandt, Hannah Seidel, Felix Krämer, Clara Hoffmann, Paul Neumann, Lea Sommer, Tim Albrecht, Marie Schuster, Jan Wegener, Sophie Kaiser, David Engel, Emma Busch, Moritz Haas, Johanna Ludwig, Simon Graf, Ida Behrens, Emily Carter, Greta Winkler, Oskar Roth, Nele Fuchs, Theo Baumann, Frieda Kuhn, Anton Sauer, Luise Arnold, Karl Ebert, Mathilda Franke, Jakob Peters'
const germanPlaces: readonly Place[] = [
  ['Lindenstraße 12', '10969', 'Berlin'],
  ['Elbchaussee 41', '22765', 'Hamburg'],
  ['Rosenweg 3', '80331', 'München'],
  ['Am Mühlbach 8', '50667', 'Köln'],
  ['Goethestraße 27', '60313', 'Frankfurt am Main'],
  ['Kastanienallee 5', '04109', 'Leipzig'],
  ['Schlossplatz 2', '70173', 'Stuttgart'],
  ['Hafenweg 19', '48155', 'Münster'],
  ['Bergstraße 14', '01069', 'Dresden'],
  ['Marktgasse 6', '79098', 'Freiburg im Breisgau'],
]
const austrianNames = 'Katharina Gruber, Florian Huber, Magdalena Steiner'
const austrianPlaces: readonly Place[] = [
  ['Neubaugasse 22', '1070', 'Wien'],
  ['Getreidegasse 9', '5020', 'Salzburg'],
]
const swissNames = 'Urs Zürcher, Selina Keller'
const swissPlaces: readonly Place[] = [
  ['Bahnhofstrasse 31', '8001', 'Zürich'],
  ['Kramgasse 10', '3011', 'Bern'],
]
const turkishNames =
  'Ayşe Demir, Mehmet Yılmaz, Zeynep Kaya, Emre Şahin, Elif Çelik, Can Aydın, Selin Arslan, Burak Doğan, Merve Koç, Kerem Öztürk, Derya Polat, Onur Aksoy, Ceren Güneş, Tolga Erdem, Pınar Yıldız, Hakan Tekin, Gizem Uçar, Serkan Bulut, Ebru Tunç, Deniz Acar'
const turkishPlaces: readonly Place[] = [
  ['Bağdat Caddesi 118', '34728', 'İstanbul'],
  ['Atatürk Bulvarı 54', '06420', 'Ankara'],
  ['Kıbrıs Şehitleri Caddesi 21', '35220', 'İzmir'],
  ['Çekirge Caddesi 9', '16070', 'Bursa'],
  ['Işıklar Caddesi 33', '07100', 'Antalya'],
]

interface Group {
  readonly names: string
  readonly places: readonly Place[]
  readonly country: Country
  readonly prefix: string
}

const peopleOf = ({ names, places, country, prefix }: Group): readonly DemoPerson[] =>
  names.split(', ').flatMap((name, index) => {
    const place = places[index % places.length]
    if (!place) return []
    const [street, zipCode, city] = place
    const language = country === 'Türkiye' ? 'tr' : name === 'Emily Carter' ? 'en' : 'de'
    const email = `${anyAscii(name).toLowerCase().replaceAll(' ', '.')}@${DEMO_MAIL_DOMAIN}`
    const phone = `${prefix} ${5_550_100 + index}`
    return [{ name, email, phone, street, zipCode, city, country, language }]
  })

/** Buyers in german-speaking countries. */
export const germanPeople = [
  ...peopleOf({ names: germanNames, places: germanPlaces, country: 'Deutschland', prefix: '+49 30' }),
  ...peopleOf({ names: austrianNames, places: austrianPlaces, country: 'Österreich', prefix: '+43 1' }),
  ...peopleOf({ names: swissNames, places: swissPlaces, country: 'Schweiz', prefix: '+41 44' }),
]
export const turkishPeople = peopleOf({
  names: turkishNames,
  places: turkishPlaces,
  country: 'Türkiye',
  prefix: '+90 212',
})
