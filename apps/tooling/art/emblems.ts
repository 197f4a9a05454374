import { emblemLeaf, flowerHead, type Emblem } from './emblem'
import { radians, round } from './geometry'
import { line, path } from './svg'

const outlined = (ink: string, width = 1.3) => `stroke="${ink}" stroke-width="${width}"`

const kamille: Emblem = (c) =>
  line('M0 14Q3 34-3 54', c.ink, 1.5) +
  emblemLeaf([-1, 40, -30, 30, 6], c) +
  emblemLeaf([0, 48, -152, 30, 6], c) +
  flowerHead({ petals: 12, length: 31, petal: '#fffdf6', disc: c.accent, ink: c.ink })

const minze: Emblem = (c) =>
  line('M0 52Q-3 10 1-30', c.ink, 1.4) +
  [
    [36, 40, 13],
    [10, 37, 12],
    [-13, 29, 9],
  ]
    .map(
      ([y = 0, length = 0, width = 0]) =>
        emblemLeaf([0, y, -30, length, width], c, { bend: -3 }) +
        emblemLeaf([0, y, -150, length, width], c, { bend: 3 }),
    )
    .join('') +
  emblemLeaf([1, -24, -90, 24, 8], c)

const kaffee: Emblem = (c) =>
  line('M-34 34Q0 20 34-30', c.ink, 1.5) +
  emblemLeaf([-16, 24, -112, 48, 14], c, { veins: 5, bend: 5 }) +
  emblemLeaf([-14, 25, 8, 50, 13], c, { veins: 5, bend: -5 }) +
  emblemLeaf([12, 2, -112, 44, 12], c, { veins: 4, bend: 5 }) +
  emblemLeaf([14, 0, 4, 40, 11], c, { veins: 4, bend: -5 }) +
  [
    [-20, 18, 7],
    [-8, 30, 7.5],
    [-6, 14, 7],
    [10, -4, 6.5],
    [18, 6, 6.5],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.accent}" ${outlined(c.ink, 1.2)}/>`)
    .join('')

const kurkuma: Emblem = (c) =>
  emblemLeaf([-12, 2, -112, 48, 12], c, { veins: 4 }) +
  emblemLeaf([12, 0, -66, 52, 13], c, { veins: 4 }) +
  path(
    'M-40 20C-42 10-30 5-20 8L-18 0C-16-8-6-8-5 0L-4 8C2 6 6 6 9 7L9-2C10-9 20-8 20 0L19 8C30 8 42 16 41 24C40 32 26 32 18 30L20 40C19 48 9 48 7 40L5 31L-8 31L-14 42C-18 48-27 43-24 36L-20 29C-30 30-39 29-40 20Z',
    c.accent,
    outlined(c.ink),
  ) +
  line(
    'M-30 9q-4 9 1 19M-19 9q-4 10 1 20M-4 9q4 10 0 21M9 8q5 12 0 22M20 9q5 10 0 20M30 12q4 8 0 17M-18 3q6 4 13 0M9 2q6 4 11 0M7 38q6 4 12 0M-22 34q4 5 9 3',
    c.ink,
    0.9,
  )

const ingwer: Emblem = (c) =>
  emblemLeaf([0, -8, -104, 44, 8], c, { bend: -4 }) +
  emblemLeaf([2, -8, -62, 46, 8], c, { bend: 4 }) +
  emblemLeaf([0, -4, -140, 34, 7], c, { bend: -4 }) +
  path(
    'M-42 22C-44 8-30 4-22 6C-24-6-8-12-3-2C-1 2 0 4 1 6C8 2 14 0 18 2C18-8 36-10 36 2C36 8 34 10 36 14C46 18 44 34 30 34C28 36 24 37 20 36C22 50 2 52 0 38C-8 40-16 40-22 37C-34 40-41 32-42 22Z',
    c.accent,
    outlined(c.ink),
  ) +
  line(
    'M-22 6q8 6 20 1M18 3q8 6 18 4M0 38q10 4 20-2M-30 8q-6 13 0 27M-12 9q5 14-1 29M10 5q7 15 2 32M28 10q6 10 2 23',
    c.ink,
    0.9,
  )

const hagebutte: Emblem = (c) =>
  line('M-30 44Q-14-4 22-34M-8 10Q10 8 20 22', c.ink, 1.5) +
  emblemLeaf([-14, 20, -160, 32, 10], c, { veins: 2 }) +
  emblemLeaf([-4, 2, -128, 34, 10], c, { veins: 2 }) +
  emblemLeaf([8, -16, -150, 28, 9], c, { veins: 2 }) +
  emblemLeaf([22, -34, -60, 28, 9], c, { veins: 2 }) +
  path(
    'M20 20C32 20 37 30 35 40C33 50 28 54 20 54C12 54 7 50 6 40C4 30 9 20 20 20Z',
    c.accent,
    outlined(c.ink),
  ) +
  line('M16 54l-4 8M20 54v9M24 54l5 8M12 32q-1 8 3 14', c.ink, 1.1)

const blatt: Emblem = (c) =>
  line('M-3 54Q-8 6 6-36', c.ink, 1.5) +
  [
    [34, 36, 9.5],
    [10, 36, 9.5],
    [-13, 29, 8],
  ]
    .map(
      ([y = 0, length = 0, width = 0], i) =>
        emblemLeaf([-5 + i * 2.5, y, -32, length, width], c, { bend: -3, veins: 2, stroke: 1.2 }) +
        emblemLeaf([-5 + i * 2.5, y + 9, -148, length, width], c, { bend: 3, veins: 2, stroke: 1.2 }),
    )
    .join('') +
  emblemLeaf([5, -32, -80, 26, 6.5], c, { stroke: 1.2 })

const lavendel: Emblem = (c) => {
  let stems = ''
  let spikes = ''
  for (const [x = 0, y = 0, angle = 0, whorls = 0] of [
    [0, -4, -90, 7],
    [-22, 12, -106, 5],
    [22, 10, -74, 5],
  ]) {
    const u = radians(angle)
    stems += `M0 54Q${x * 0.3} 30 ${x} ${y}`
    for (let i = whorls - 1; i >= 0; i -= 1) {
      const size = 1.15 - 0.08 * i
      const [cx, cy] = [x + Math.cos(u) * i * 6.4, y + Math.sin(u) * i * 6.4]
      for (const side of [-1, 1]) {
        const a = radians(angle + side * 40)
        const petal = (along: number, across: number) =>
          `${round(cx + Math.cos(a) * 11 * size * along - Math.sin(a) * across, 1)} ${round(cy + Math.sin(a) * 11 * size * along + Math.cos(a) * across, 1)}`
        const tip = petal(1, 0)
        spikes += `M${petal(0, 0)}Q${petal(0.6, 6 * size)} ${tip}Q${petal(0.6, -6 * size)} ${petal(0, 0)}`
      }
    }
  }
  return (
    line(stems, c.ink, 1.3) +
    path(spikes, c.accent, outlined(c.ink, 0.9)) +
    emblemLeaf([0, 48, -30, 30, 4], c) +
    emblemLeaf([0, 50, -152, 30, 4], c)
  )
}

export const plants = { kamille, minze, kaffee, kurkuma, ingwer, hagebutte, blatt, lavendel }
