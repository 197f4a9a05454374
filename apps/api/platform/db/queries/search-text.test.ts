import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testShop } from '../../../testing/test-app'
import { searchPatterns, withoutAccents } from './search-text'

const shop = await testShop({ demoData: false })

async function stored(texts: readonly string[]): Promise<readonly string[]> {
  const { rows } = await shop.db.execute<{ text: string }>(
    sql`select accent_insensitive(value) as text
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as each (value, place)
      order by place`,
  )
  return rows.map(({ text }) => text)
}

describe('search text', () => {
  it('is normalised by the database exactly as by the server', async () => {
    const letters = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
    const texts = [...letters, 'ẞ', 'İstanbul IŞIK', 'Crème brûlée', 'Œuvre', 'plain ASCII']
    expect(await stored(texts)).toEqual(texts.map(withoutAccents))
  })
})

describe('search patterns', () => {
  it.each([
    ['', []],
    ['Röstung', ['%rostung%']],
    ['100%_', [String.raw`%100\%\_%`]],
    ['x_m', [String.raw`%x\_m%`]],
    ['Öz', ['% oz%']],
    ['a Tee', ['% a%', '%tee%']],
    ['Tee & Kräuter', ['%tee%', '% &%', '%krauter%']],
    ['% _', undefined],
  ])('of %j can use an index', (query, patterns) => {
    expect(searchPatterns(query)).toEqual(patterns)
  })
})
