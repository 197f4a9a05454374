import { expect, it } from 'vitest'
import { ownText } from './own-text'

it('an owner’s text has an anchor for every part, whatever its headings say [SHOP-56]', () => {
  const text = 'Vorab.\n\n## Anbieter\n<b>Kräuterhof</b>\n\n## Anbieter\nnochmals'
  expect(ownText({ text, language: 'tr', updatedAt: '2026-11-20T09:00:00.000Z' })).toEqual({
    updated: '2026-11-20T09:00:00.000Z',
    language: 'tr',
    sections: [
      { id: 'abschnitt-1', title: '', paragraphs: ['Vorab.'] },
      { id: 'abschnitt-2', title: 'Anbieter', paragraphs: ['<b>Kräuterhof</b>'] },
      { id: 'abschnitt-3', title: 'Anbieter', paragraphs: ['nochmals'] },
    ],
  })
})
