interface ReviewText {
  readonly rating: 3 | 4 | 5
  readonly comment: string
  /** The shop's public answer. */
  readonly answer?: string
}

/** What buyers write, whatever they bought. */
export const reviewTexts: Readonly<Record<'de' | 'en', readonly ReviewText[]>> = {
  de: [
    { rating: 5, comment: 'Schnell geliefert und liebevoll verpackt. Schon zum zweiten Mal bestellt.' },
    { rating: 5, comment: 'Genau so, wie ich es mir vorgestellt habe. Sehr gute Qualität.' },
    {
      rating: 4,
      comment: 'Gut, nur die Packung dürfte für unsere Familie größer sein.',
      answer: 'Danke! Von unseren Tees und Kaffees gibt es auch größere Packungen, auf derselben Seite.',
    },
    { rating: 5, comment: 'Endlich etwas ohne Aroma und Zucker. Wird wieder bestellt.' },
    { rating: 4, comment: 'Schmeckt fein und mild, die Lieferung dauerte drei Tage.' },
    { rating: 3, comment: 'In Ordnung, hat mich aber nicht ganz überzeugt.' },
    { rating: 5, comment: 'Als Geschenk gekauft, die Freude war groß.' },
  ],
  en: [{ rating: 5, comment: 'Arrived quickly and tastes wonderful.' }],
}
