import { emblemLeaf, flowerHead, type Emblem } from './emblem'
import { radians, round } from './geometry'
import { line, path } from './svg'

const outlined = (ink: string, width = 1.3) => `stroke="${ink}" stroke-width="${width}"`

/** Two leaves and a bud. */
const tee: Emblem = (c) =>
  line('M-4 54Q0 30 0 0', c.ink, 1.5) +
  emblemLeaf([-1, 36, -152, 34, 10], c, { veins: 3, bend: 4 }) +
  emblemLeaf([0, 30, -26, 36, 10], c, { veins: 3, bend: -4 }) +
  emblemLeaf([0, 8, -126, 48, 13], c, { veins: 5, bend: 6 }) +
  emblemLeaf([0, 8, -54, 48, 13], c, { veins: 5, bend: -6 }) +
  path('M0 4C-8-8-7-26 0-40C7-26 8-8 0 4Z', c.accent, outlined(c.ink)) +
  line('M0 2C-2-10-1-20 2-30', c.ink, 0.9)

/** Umbel on rays of equal length. */
const fenchel: Emblem = (c) => {
  const rays = [-156, -134, -112, -90, -68, -46, -24].map((angle) => {
    const reach = angle === -90 ? 46 : 44
    return [Math.cos(radians(angle)) * reach, 12 + Math.sin(radians(angle)) * reach] as const
  })
  const stalks = rays
    .map(([x, y]) => `M0 12Q${round(x * 0.4)} ${round(y * 0.5)} ${round(x)} ${round(y)}`)
    .join('')
  const heads = rays
    .map(([x, y]) =>
      [
        [0, 0],
        [-5.5, 2],
        [5.5, 2],
        [-3, -4.5],
        [3, -4.5],
      ]
        .map(
          ([dx = 0, dy = 0]) =>
            `<circle cx="${round(x + dx)}" cy="${round(y + dy)}" r="2.9" fill="${c.accent}" ${outlined(c.ink, 0.8)}/>`,
        )
        .join(''),
    )
    .join('')
  const fronds =
    'M0 44Q-14 40-26 28M-8 41q-4-8-2-14M-15 37q-7-5-8-13M-10 40q-9 2-16-1M-18 34q-8 1-13-2M0 50Q14 46 27 36M9 47q3-8 2-14M17 42q6-5 7-12M11 46q9 2 16 0M19 41q8 1 14-1'
  return line(stalks, c.ink, 1.1) + line('M0 12V56', c.ink, 1.5) + line(fronds, c.ink, 1.1) + heads
}

/** Half-open rose bud. */
const rose: Emblem = (c) =>
  line('M0 14Q3 36-3 56', c.ink, 1.5) +
  emblemLeaf([0, 38, -24, 34, 10], c, { veins: 3, bend: -4 }) +
  emblemLeaf([0, 46, -156, 34, 10], c, { veins: 3, bend: 4 }) +
  path(
    'M0 18C-20 18-30 2-27-16C-25-28-14-38-3-36C2-42 14-40 19-32C28-26 31-12 26 0C22 11 13 18 0 18Z',
    c.accent,
    outlined(c.ink),
  ) +
  line(
    'M-27-14C-18-6-8-4-2-8M26-8C20 2 6 6-6 0C-18-6-20-22-10-29C0-35 14-30 14-19C14-9 0-5-6-12C-10-18-3-26 4-22C8-19 6-14 2-14M-20 8C-10 12 12 12 22 4M-3-36C4-36 12-32 16-27',
    c.ink,
    1.1,
  ) +
  path(
    'M-2 16C-12 14-18 20-20 28C-10 28-4 24 0 18C4 24 10 28 20 27C17 19 10 14 2 16Z',
    c.leaf,
    outlined(c.ink, 1.1),
  )

/** Cocoa pod below two leaves. */
const kakao: Emblem = (c) =>
  emblemLeaf([-2, -14, -146, 42, 12], c, { veins: 4, bend: -6 }) +
  emblemLeaf([2, -14, -34, 42, 12], c, { veins: 4, bend: 6 }) +
  line('M0-18Q-2-30 6-38', c.ink, 1.6) +
  path(
    'M0-18C17-14 22 8 15 28C11 40 5 48 0 54C-5 48-11 40-15 28C-22 8-17-14 0-18Z',
    c.accent,
    outlined(c.ink),
  ) +
  line(
    'M0-17C-3 6-3 32 0 53M-8-13C-13 6-11 28-4 46M8-13C13 6 11 28 4 46M-13-6C-18 8-17 20-12 33M13-6C18 8 17 20 12 33',
    c.ink,
    0.9,
  )

/** Raspberry with sepals. */
const beere: Emblem = (c) => {
  const rows = [
    [-6, [-14, -5, 5, 14]],
    [4, [-18, -9, 0, 9, 18]],
    [14, [-14, -5, 5, 14]],
    [23, [-9, 0, 9]],
    [31, [-4.5, 4.5]],
    [38, [0]],
  ] as const
  const drupes = rows
    .flatMap(([y, columns]) =>
      columns.map((x) => `<circle cx="${x}" cy="${y}" r="6" fill="${c.accent}" ${outlined(c.ink, 1)}/>`),
    )
    .join('')
  return (
    line('M0-12Q-2-26 5-38', c.ink, 1.6) +
    emblemLeaf([2, -26, -158, 36, 11], c, { veins: 3, bend: -5 }) +
    emblemLeaf([3, -28, -22, 36, 11], c, { veins: 3, bend: 5 }) +
    drupes +
    path(
      'M0-15C-8-18-18-14-22-6C-14-5-8-6-4-9C-3-4-1-1 0 2C1-1 3-4 4-9C8-6 14-5 22-6C18-14 8-18 0-15Z',
      c.leaf,
      outlined(c.ink, 1.1),
    )
  )
}

/** Ear of oats with hanging spikelets. */
const hafer: Emblem = (c) => {
  const spikelets = [
    [4, -30, 20, 0.9],
    [-12, -18, 128, 1],
    [16, -12, 52, 1],
    [-20, 4, 120, 1.05],
    [22, 10, 60, 1.05],
    [-15, 26, 112, 1],
    [14, 30, 68, 1],
  ] as const
  const grain = spikelets
    .map(
      ([x, y, angle, scale]) =>
        `<g transform="translate(${x} ${y}) rotate(${angle - 90}) scale(${scale})">${path('M0 0C6 3 7 12 0 22C-7 12-6 3 0 0Z', c.accent, outlined(c.ink, 1.1))}${line('M0 2V30', c.ink, 0.9)}</g>`,
    )
    .join('')
  const stalks =
    'M-2 58Q-2 10 2-36M2-36q3 1 3 6M1-26Q-8-28-12-18M1-20Q12-24 16-12M0-8Q-14-10-20 4M0-4Q16-8 22 10M-1 12Q-12 12-15 26M-1 16Q10 16 14 30'
  return line(stalks, c.ink, 1.2) + grain + emblemLeaf([-1, 50, -58, 36, 4.5], c, { bend: 12 })
}

/** Two almonds on a twig. */
const mandel: Emblem = (c) => {
  const almond = 'M0-2C14 2 19 18 14 32C10 42 4 46 0 48C-5 45-11 41-14 31C-18 17-13 2 0-2Z'
  const grooves = 'M-6 8C-9 18-8 28-4 38M0 5C-2 18-2 30 0 42M6 8C9 18 8 28 4 38'
  const one = (at: string, turn: number) =>
    `<g transform="translate(${at}) rotate(${turn}) scale(.8)">${path(almond, c.accent, outlined(c.ink, 1.5))}${line(grooves, c.ink, 1.1)}</g>`
  return (
    line('M-32-30Q0-26 34-34M-14-28Q-14-16-14-6M14-29Q14-20 15-10', c.ink, 1.5) +
    emblemLeaf([-24, -30, -120, 30, 8], c, { veins: 2 }) +
    emblemLeaf([2, -28, -74, 34, 9], c, { veins: 2, bend: 3 }) +
    emblemLeaf([26, -32, -34, 30, 8], c, { veins: 2 }) +
    emblemLeaf([-28, -28, 150, 30, 8], c, { veins: 2, bend: -4 }) +
    one('-14 -4', 8) +
    one('15 2', -8)
  )
}

const sonne: Emblem = (c) =>
  line('M0 14Q-2 36 3 56', c.ink, 1.6) +
  emblemLeaf([1, 44, -28, 34, 10], c, { veins: 3, bend: -4 }) +
  emblemLeaf([1, 48, -152, 34, 10], c, { veins: 3, bend: 4 }) +
  flowerHead({ petals: 16, length: 33, petal: c.accent, disc: '#8a5a26', ink: c.ink })

/** Nettle with pointed, slightly hanging pairs of leaves. */
const nessel: Emblem = (c) =>
  line('M-2 56Q2 10 0-32', c.ink, 1.5) +
  [
    [34, 42, 13, 4],
    [8, 38, 12, -6],
    [-14, 30, 9, -18],
  ]
    .map(
      ([y = 0, length = 0, width = 0, angle = 0]) =>
        emblemLeaf([0, y, angle, length, width], c, { bend: 5, veins: 4 }) +
        emblemLeaf([0, y, 180 - angle, length, width], c, { bend: -5, veins: 4 }),
    )
    .join('') +
  emblemLeaf([0, -26, -68, 20, 6], c) +
  emblemLeaf([0, -26, -112, 20, 6], c) +
  line('M2 20q7 4 8 10M-2 20q-7 4-8 10M2-4q6 3 7 8M-2-4q-6 3-7 8', c.accent, 2.2)

/** Crescent above a twig of coffee cherries. */
const mond: Emblem = (c) =>
  path('M10-40A26 26 0 1 0 30 0A21 21 0 0 1 10-40Z', c.accent, outlined(c.ink)) +
  line('M-36 34Q-4 46 34 30', c.ink, 1.5) +
  emblemLeaf([-20, 38, -150, 32, 9], c, { veins: 3, bend: 4 }) +
  emblemLeaf([-8, 41, -78, 26, 8], c, { veins: 3 }) +
  emblemLeaf([16, 38, -24, 34, 9], c, { veins: 3, bend: -4 }) +
  [
    [-1, 46, 6.5],
    [10, 44, 6.5],
    [5, 35, 6],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.accent}" ${outlined(c.ink, 1.2)}/>`)
    .join('')

/** Two cherries below their leaves. */
const acerola: Emblem = (c) => {
  const cherry = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="14" fill="${c.accent}" ${outlined(c.ink)}/>` +
    line(`M${x - 8} ${y + 1}q0-7 6-9M${x - 3} ${y - 12}q3 3 6 0`, c.ink, 1)
  return (
    emblemLeaf([1, -32, -168, 40, 11], c, { veins: 3, bend: -6 }) +
    emblemLeaf([1, -32, -8, 42, 12], c, { veins: 3, bend: 6 }) +
    line('M1-40Q0-34 1-32Q-16-14-15 10M1-32Q16-12 16 16', c.ink, 1.5) +
    cherry(-15, 22) +
    cherry(16, 28)
  )
}

export const morePlants = { acerola, tee, fenchel, rose, kakao, beere, hafer, mandel, sonne, nessel, mond }
