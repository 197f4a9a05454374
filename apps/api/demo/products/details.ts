import type { DemoDetails } from '../types'

const organic = (farming: 'eu' | 'non_eu' | 'mixed') => ({ controlBody: 'DE-ÖKO-006', farming })
/** Temperature in °C, time in seconds, grams per millilitres. */
const brew = (temperature: number, seconds: number, grams: number, millilitres: number) => ({
  temperature,
  seconds,
  grams,
  millilitres,
})

/** Origin and brewing of the demo products, in German. */
export const details: Readonly<Record<string, DemoDetails>> = {
  abendruhe: {
    organic: organic('eu'),
    brewing: brew(95, 480, 2, 200),
    origin: 'Thüringen, Deutschland',
    harvest: 'Juni 2026',
  },
  pfefferminze: {
    organic: organic('eu'),
    brewing: brew(100, 360, 3, 250),
    origin: 'Thüringen, Deutschland',
    harvest: 'August 2026',
  },
  'fenchel-anis-kuemmel': {
    organic: organic('mixed'),
    brewing: brew(100, 600, 2.5, 200),
    origin: 'Deutschland und Türkei',
    harvest: 'August 2026',
  },
  'brennnessel-birke': {
    organic: organic('eu'),
    brewing: brew(100, 420, 2.5, 250),
    origin: 'Rhön, Deutschland',
    harvest: 'Mai 2026',
  },
  'kraeuter-probierset': {
    organic: organic('mixed'),
    brewing: brew(100, 480, 2, 200),
    origin: 'Deutschland, Türkei und Ägypten',
    harvest: 'Sommer 2026',
  },
  hagebutte: {
    organic: organic('mixed'),
    brewing: brew(100, 600, 2.5, 200),
    origin: 'Chile, Ägypten und Deutschland',
    harvest: 'Herbst 2025',
  },
  'ingwer-zitrone': {
    organic: organic('non_eu'),
    brewing: brew(100, 540, 2.5, 250),
    origin: 'Peru und Türkei',
    harvest: 'Winter 2026',
  },
  morgengruen: {
    organic: organic('non_eu'),
    brewing: brew(75, 120, 2, 250),
    origin: 'Japan und Ägäis, Türkei',
    harvest: 'April 2026',
  },
  'assam-gold': {
    organic: organic('non_eu'),
    brewing: brew(100, 210, 2.5, 250),
    origin: 'Assam, Indien',
    harvest: 'Juni 2026',
  },
  'matcha-uji': {
    organic: organic('non_eu'),
    brewing: brew(80, 30, 2, 70),
    origin: 'Uji, Japan',
    harvest: 'Mai 2026',
  },
  'hochland-roestung': {
    organic: organic('non_eu'),
    brewing: brew(93, 240, 60, 1000),
    origin: 'Sidamo, Äthiopien',
    harvest: 'Dezember 2025',
  },
  'espresso-nacht': {
    organic: organic('non_eu'),
    brewing: brew(93, 27, 18, 36),
    origin: 'Brasilien und Sumatra',
    harvest: 'August 2025',
  },
  'mondschein-entkoffeiniert': {
    organic: organic('non_eu'),
    brewing: brew(93, 240, 60, 1000),
    origin: 'Chiapas, Mexiko',
    harvest: 'Februar 2026',
  },
  goldmilch: {
    organic: organic('non_eu'),
    origin: 'Kerala, Indien, und Sri Lanka',
    harvest: 'Februar 2026',
  },
  'trinkkakao-feinherb': {
    organic: organic('non_eu'),
    origin: 'Dominikanische Republik',
    harvest: 'März 2026',
  },
  rosenblueten: {
    organic: organic('non_eu'),
    brewing: brew(90, 360, 1.5, 200),
    origin: 'Isparta, Türkei',
    harvest: 'Mai 2026',
  },
  'lavendel-pflegeoel': {
    origin: 'Provence, Frankreich, und Spanien',
    harvest: 'Juli 2026',
  },
  'protein-pur': {
    origin: 'Frankreich und Uckermark',
  },
  'kollagen-beere': {
    origin: 'Deutschland und Polen',
  },
  'kurkuma-plus': {
    organic: organic('non_eu'),
    origin: 'Indien und Brasilien',
  },
  'magnesium-citrat': {
    origin: 'Deutschland',
  },
  'vitamin-d3': {
    origin: 'Deutschland und Ägäis, Türkei',
  },
  'eisen-vitamin-c': {
    origin: 'Deutschland und Brasilien',
  },
  'zink-biotin': {
    origin: 'Deutschland',
  },
}
