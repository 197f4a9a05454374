import type { LabelColours } from './label'
import { colours, type Pack } from './pack'
import { shapes, type ShapeName } from './shapes'

const { forest, forestDark, cream, paper, terra, apricot, honey, gold } = colours

/** Default label: dark print on paper, green leaf. */
const onPaper = (ink: string, rule: string, accent: string, leaf = '#c3d0b4'): LabelColours => ({
  paper: cream,
  ink,
  rule,
  accent,
  leaf,
})

interface Drawn extends Pack {
  readonly shape: ShapeName
}

/** Pack per product; the key is the product's slug and the base name of its image. */
export const packs: Readonly<Record<string, Drawn>> = {
  abendruhe: {
    shape: 'teaTin',
    name: ['Abendruhe'],
    kind: 'KRÄUTERTEE',
    emblem: 'kamille',
    label: onPaper(forestDark, gold, '#e8b04e'),
    body: forest,
  },
  'hochland-roestung': {
    shape: 'coffeeBag',
    name: ['Hochland', 'Röstung'],
    kind: 'GANZE BOHNE',
    emblem: 'kaffee',
    label: { paper: apricot, ink: '#2c1d12', rule: '#8f4f24', accent: '#b3502c', leaf: '#a9b48c' },
    body: '#3f2f26',
  },
  'kurkuma-plus': {
    shape: 'capsuleJar',
    name: ['Kurkuma Plus'],
    kind: '90 KAPSELN',
    emblem: 'kurkuma',
    label: { ...onPaper('#3c2410', honey, '#e39a3f'), paper },
    body: cream,
  },
  morgengruen: {
    shape: 'teaPouch',
    name: ['Morgengrün'],
    kind: 'GRÜNTEE',
    emblem: 'minze',
    label: { paper: forest, ink: '#f4ecd9', rule: '#b9c9a5', accent: apricot, leaf: '#557d64' },
    body: colours.sage,
  },
  goldmilch: {
    shape: 'storageJar',
    name: ['Goldmilch'],
    kind: 'GEWÜRZMISCHUNG',
    emblem: 'kurkuma',
    label: onPaper(colours.ink, terra, '#e7a13e'),
    body: '#dd9a36',
  },
  hagebutte: {
    shape: 'sachetBox',
    name: ['Hagebutte'],
    kind: '20 BEUTEL',
    emblem: 'hagebutte',
    label: { ...onPaper('#3a2114', terra, '#cf6a3d'), paper },
    body: cream,
  },
  'protein-pur': {
    shape: 'powderTub',
    name: ['Protein Pur'],
    kind: 'ERBSE & HANF',
    emblem: 'blatt',
    label: onPaper(forestDark, '#7d9173', '#e0935f', '#b9caa6'),
    body: '#f2ecdd',
  },
  'ingwer-zitrone': {
    shape: 'teaCaddy',
    name: ['Ingwer Zitrone'],
    kind: 'FRÜCHTETEE',
    emblem: 'ingwer',
    label: onPaper('#33240e', '#b98a33', '#ecd29a'),
    body: honey,
    cap: '#c9983f',
  },
  'trinkkakao-feinherb': {
    shape: 'paperTube',
    name: ['Trinkkakao'],
    kind: 'FEINHERB 200 G',
    emblem: 'kakao',
    label: { paper: terra, ink: '#fff4e4', rule: '#f0c39c', accent: '#7a3a1c', leaf: '#9a5730' },
    body: colours.kraft,
  },
  'lavendel-pflegeoel': {
    shape: 'dropperBottle',
    name: ['Lavendel'],
    kind: 'PFLEGEÖL 30 ML',
    emblem: 'lavendel',
    label: { paper: '#eef0e4', ink: forestDark, rule: '#8fa07d', accent: '#a893b5', leaf: '#aebf9d' },
    body: cream,
  },
  pfefferminze: {
    shape: 'teaPouch',
    name: ['Pfefferminze'],
    kind: 'KRÄUTERTEE',
    emblem: 'minze',
    label: onPaper('#1e4a3a', '#7fa38d', apricot, '#9cc3a6'),
    body: '#4a7a63',
  },
  'espresso-nacht': {
    shape: 'coffeeBag',
    name: ['Espresso', 'Nacht'],
    kind: 'GANZE BOHNE',
    emblem: 'kaffee',
    label: { paper: '#2f221b', ink: '#f6e9d3', rule: '#b98d5e', accent: '#d9814f', leaf: '#6f7a5a' },
    body: '#d8c4a0',
    cap: '#3a2b22',
    band: '#5d4630',
  },
  'magnesium-citrat': {
    shape: 'capsuleJar',
    name: ['Magnesium', 'Citrat'],
    kind: '120 KAPSELN',
    emblem: 'mandel',
    label: { ...onPaper('#20384a', '#7a9bb0', '#d9b083', '#bccdc4'), paper },
    body: '#f3efe6',
    band: '#6f93a8',
    cap: '#3d5f74',
  },
  'assam-gold': {
    shape: 'teaCaddy',
    name: ['Assam Gold'],
    kind: 'SCHWARZTEE',
    emblem: 'tee',
    label: onPaper('#4a1d22', '#c08a4a', '#e3b75f', '#c9cfae'),
    body: '#7d3338',
    cap: '#c9983f',
  },
  rosenblueten: {
    shape: 'storageJar',
    name: ['Rosenblüten'],
    kind: 'GANZE KNOSPEN',
    emblem: 'rose',
    label: onPaper('#4a2029', '#c98a7c', '#d98f92', '#bccaa8'),
    body: '#c9767f',
    cap: '#dcbf94',
    wholeBuds: true,
  },
  'kraeuter-probierset': {
    shape: 'giftBox',
    name: ['Probierset'],
    kind: 'PROBIERSET',
    emblem: 'hagebutte',
    label: onPaper(forestDark, '#8fa07d', '#d98a5b', '#b9caa6'),
    body: '#b7c4a6',
  },
  'fenchel-anis-kuemmel': {
    shape: 'sachetBox',
    name: ['Fenchel Anis', 'Kümmel'],
    kind: '20 BEUTEL',
    emblem: 'fenchel',
    label: { ...onPaper('#1f3d30', '#8fa07d', '#e6c56c', '#b9caa6'), paper },
    body: '#f3eedd',
    band: '#5f8468',
    cap: '#c3d0ac',
  },
  'vitamin-d3': {
    shape: 'dropperBottle',
    name: ['Vitamin D3'],
    kind: 'TROPFEN 20 ML',
    emblem: 'sonne',
    label: { paper: '#fbf3dd', ink: '#3c2410', rule: '#c4923a', accent: '#f0c04f', leaf: '#c3d0b4' },
    body: '#e9b949',
    band: '#d8d4c8',
    cap: '#4a3a2c',
  },
  'matcha-uji': {
    shape: 'teaTin',
    name: ['Matcha Uji'],
    kind: 'GRÜNTEE 40 G',
    emblem: 'tee',
    label: { paper: '#6f8f4e', ink: '#fbf6e4', rule: '#dfe6bd', accent: '#dfe6bd', leaf: '#93b06c' },
    body: '#ece5d3',
    band: '#8a9b6a',
  },
  'brennnessel-birke': {
    shape: 'teaPouch',
    name: ['Brennnessel', 'Birke'],
    kind: 'KRÄUTERTEE',
    emblem: 'nessel',
    label: { ...onPaper('#2c3a1c', '#93a06a', '#d9a94f', '#b5c694'), paper },
    body: '#c8a878',
  },
  'mondschein-entkoffeiniert': {
    shape: 'coffeeBag',
    name: ['Mondschein'],
    kind: 'ENTKOFFEINIERT',
    emblem: 'mond',
    label: onPaper('#22323c', '#8aa0aa', '#e3b75f', '#b6c4bd'),
    body: '#4d6572',
    band: '#dfe4e2',
  },
  'zink-biotin': {
    shape: 'paperTube',
    name: ['Zink & Biotin'],
    kind: '60 KAPSELN',
    emblem: 'hafer',
    label: { ...onPaper('#46253d', '#b58aa6', '#e6c98f', '#c3cfb0'), paper },
    body: '#d9bcc4',
    cap: '#7b4a68',
  },
  'kollagen-beere': {
    shape: 'powderTub',
    name: ['Kollagen Beere'],
    kind: 'MIT VITAMIN C',
    emblem: 'beere',
    label: onPaper('#571f33', '#c98a97', '#c9546b', '#b9caa6'),
    body: '#f5ebe2',
    band: '#d49aa0',
    cap: '#9c4a5c',
  },
  'eisen-vitamin-c': {
    shape: 'capsuleJar',
    name: ['Eisen &', 'Vitamin C'],
    kind: '60 KAPSELN',
    emblem: 'acerola',
    label: { ...onPaper('#4a1f14', '#cf8a6a', '#c8503a'), paper },
    body: '#f6eee2',
    band: '#b5523a',
    cap: '#2f2a28',
  },
}

/** Drawing of a product's pack, on 400 × 480 units. */
export function drawPack(slug: string, id = slug): string {
  const pack = packs[slug]
  if (!pack) throw new Error(`no pack is drawn for ${slug}`)
  return shapes[pack.shape](pack, `${id}-`)
}
