import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { umlautsJoined, withoutAccents } from '@/shop/shared/plain-letters'
import { testShop } from '@apps/api/testing/test-app'
import { searchPatterns } from './search-text'

const shop = await testShop({ demoData: false })

async function stored(texts: readonly string[]) {
  const { rows } = await shop.db.execute<{ plain: string; joined: string }>(
    sql`select accent_insensitive(value) as plain, umlauts_joined(value) as joined
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as each (value, place)
      order by place`,
  )
  return rows
}

describe('search text', () => {
  it('is normalised by the database exactly as by the server', async () => {
    // Letters, marks, digits and punctuation of the basic plane, without the blocks whose newest letters Node and
    // PostgreSQL learned to write small at different times.
    const letters = Array.from({ length: 0xfffd - 0x20 }, (_, index) =>
      String.fromCharCode(0x20 + index),
    ).filter(
      (letter) =>
        /[\p{L}\p{M}\p{N}\p{P}\p{Zs}]/u.test(letter) &&
        !/[\u1c80-\u1c8f\u2c00-\u2c7f\ua7c0-\ua7ff]/.test(letter),
    )
    const texts = [
      ...letters,
      'ΟΔΟΣ',
      '東京ガーデン',
      'हल्दी चाय',
      'أخضر شاي',
      'Baeckerei, Bäckerei, BÄCKEREI',
      'ﬁne １２３',
      'ẞ',
      'İstanbul IŞIK',
      'Crème brûlée',
      'Œuvre',
      'plain ASCII',
    ]
    const expected = texts.map((text) => ({ plain: withoutAccents(text), joined: umlautsJoined(text) }))
    expect(await stored(texts)).toEqual(expected)
  })
})

describe('search patterns', () => {
  it.each([
    ['', []],
    ['Röstung', [['%rostung%']]],
    ['100% Arabica', [['%100%'], ['%arabica%']]],
    ['Tee*, -Kräuter- 🍵', [['%tee%'], ['%krauter%']]],
    ['x_m', [[String.raw`%x\_m%`]]],
    ['Öz', [['% oz%']]],
    ['a Tee', [['% a%'], ['%tee%']]],
    ['Tee & Kräuter', [['%tee%'], ['%krauter%']]],
    ['% _', undefined],
    ['Bäckerei', [['%backerei%']]],
    ['baeckerei', [['%baeckerei%', '%backerei%']]],
    ['oel', [['%oel%', '% ol%']]],
    ['東京', [['%東京%']]],
    ['हल्दी', [['%हल्दी%']]],
    ['#VD-2026-000027,', [['%vd-2026-000027%']]],
    ['(VD-2026-000027).', [['%vd-2026-000027%']]],
    ['2026-000027', [['%2026-000027%']]],
    ['+49 (171) 234 5678', [['%1712345678%']]],
    ['0171 2345678', [['%1712345678%']]],
    ['0049 171 2345678', [['%1712345678%']]],
    ['+49 (0)171 2345678', [['%1712345678%']]],
    ['0034 0434 1618 2210', [['%34043416182210%']]],
  ])('of %j can use an index', (query, patterns) => {
    expect(searchPatterns(query)).toEqual(patterns)
  })
})
