import type { DemoWords } from '../types'

/** Alternative texts of images. */
export const pictureAlts: DemoWords = {
  'Blaugrauer Kaffeebeutel Mondschein mit cremefarbenem Etikett': {
    tr: 'Krem etiketli mavi gri Mondschein kahve paketi',
    en: 'Blue-grey coffee bag Mondschein with a cream label',
  },
  'Blechdose Ingwer Zitrone vor einem Bogen, daneben ein Glas Tee und eine Ingwerwurzel': {
    tr: 'Kemer önünde Ingwer Zitrone kutusu, yanında bir bardak çay ve zencefil kökü',
    en: 'Tin of Ingwer Zitrone before an arch, beside it a glass of tea and a ginger root',
  },
  'Braune Pipettenflasche Lavendel Pflegeöl mit hellem Etikett': {
    tr: 'Açık etiketli, damlalıklı kahverengi Lavendel Pflegeöl şişesi',
    en: 'Brown pipette bottle Lavendel Pflegeöl with a pale label',
  },
  'Braune Pipettenflasche Vitamin D3 mit honiggelbem Etikett': {
    tr: 'Bal rengi etiketli, damlalıklı kahverengi Vitamin D3 şişesi',
    en: 'Brown pipette bottle Vitamin D3 with a honey-yellow label',
  },
  'Brauner Papierbeutel Brennnessel Birke mit cremefarbenem Etikett': {
    tr: 'Krem etiketli kahverengi Brennnessel Birke kâğıt poşeti',
    en: 'Brown paper pouch Brennnessel Birke with a cream label',
  },
  'Braunglas Eisen und Vitamin C mit ziegelrotem Band und dunklem Deckel': {
    tr: 'Kiremit şeritli, koyu kapaklı kahverengi Eisen & Vitamin C kavanozu',
    en: 'Brown glass Eisen & Vitamin C with a brick-red band and a dark lid',
  },
  'Braunglas Kurkuma Plus mit grünem Schraubdeckel': {
    tr: 'Yeşil vidalı kapaklı kahverengi Kurkuma Plus kavanozu',
    en: 'Brown glass Kurkuma Plus with a green screw lid',
  },
  'Braunglas Kurkuma Plus vor einem Bogen, daneben Kapseln und eine Kurkumawurzel': {
    tr: 'Kemer önünde Kurkuma Plus kavanozu, yanında kapsüller ve zerdeçal kökü',
    en: 'Brown glass Kurkuma Plus before an arch, beside it capsules and a turmeric root',
  },
  'Braunglas Magnesium Citrat mit blaugrauem Band und hellem Deckel': {
    tr: 'Mavi gri şeritli, açık kapaklı kahverengi Magnesium Citrat kavanozu',
    en: 'Brown glass Magnesium Citrat with a blue-grey band and a pale lid',
  },
  'Cremefarbene Teedose Matcha Uji mit mattgrünem Etikett': {
    tr: 'Mat yeşil etiketli krem Matcha Uji çay kutusu',
    en: 'Cream tea tin Matcha Uji with a dull green label',
  },
  'Dose Protein Pur vor einem Bogen mit Blattzweigen': {
    tr: 'Yapraklı dallarla kemer önünde Protein Pur kutusu',
    en: 'Tin of Protein Pur before an arch with leafy twigs',
  },
  'Dunkelgrüner Standbeutel Pfefferminze mit cremefarbenem Etikett': {
    tr: 'Krem etiketli koyu yeşil Pfefferminze poşeti',
    en: 'Dark green pouch Pfefferminze with a cream label',
  },
  'Dunkler Kaffeebeutel Hochland Röstung mit apricotfarbenem Etikett': {
    tr: 'Kayısı rengi etiketli koyu Hochland Röstung kahve paketi',
    en: 'Dark coffee bag Hochland Röstung with an apricot label',
  },
  'Faltschachtel Fenchel Anis Kümmel mit grünem Rand und Teebeutel': {
    tr: 'Yeşil kenarlı Fenchel Anis Kümmel kutusu ve çay poşeti',
    en: 'Folding box Fenchel Anis Kümmel with a green edge and a tea bag',
  },
  'Faltschachtel Hagebutte mit terrakottafarbenem Rand und Teebeutel': {
    tr: 'Kiremit kenarlı Hagebutte kutusu ve çay poşeti',
    en: 'Folding box Hagebutte with a terracotta edge and a tea bag',
  },
  'Faltschachtel Hagebutte vor einem Bogen mit Hagebutten, daneben ein Glas Früchtetee': {
    tr: 'Kuşburnulu kemer önünde Hagebutte kutusu, yanında bir bardak meyve çayı',
    en: 'Folding box Hagebutte before an arch with rose hips, beside it a glass of fruit tea',
  },
  'Geschenkschachtel Probierset vor einem Bogen mit Kamille, Minze und Lavendel': {
    tr: 'Papatya, nane ve lavantalı kemer önünde deneme seti kutusu',
    en: 'Gift box of the tasting set before an arch with chamomile, mint and lavender',
  },
  'Glas Goldmilch mit goldgelbem Gewürz und Holzdeckel': {
    tr: 'Altın sarısı baharatlı, ahşap kapaklı Goldmilch kavanozu',
    en: 'Jar of Goldmilch with golden spice and a wooden lid',
  },
  'Glas Goldmilch vor einem Bogen, daneben ein Glas goldgelbe Milch und eine Kurkumawurzel': {
    tr: 'Kemer önünde Goldmilch kavanozu, yanında bir bardak altın süt ve zerdeçal kökü',
    en: 'Jar of Goldmilch before an arch, beside it a glass of golden milk and a turmeric root',
  },
  'Glas Rosenblüten mit rosafarbenem Inhalt und hellem Holzdeckel': {
    tr: 'Pembe goncalı, açık ahşap kapaklı Rosenblüten kavanozu',
    en: 'Jar of Rosenblüten with pink buds and a pale wooden lid',
  },
  'Glas Rosenblüten vor einem Bogen mit Blattzweig, daneben ein Glas rosenroter Tee': {
    tr: 'Yapraklı dallı kemer önünde Rosenblüten kavanozu, yanında bir bardak gül rengi çay',
    en: 'Jar of Rosenblüten before an arch with a leafy twig, beside it a glass of rose-red tea',
  },
  'Grüne Teedose Abendruhe mit Kamille auf dem Etikett': {
    tr: 'Etiketinde papatya olan yeşil Abendruhe çay kutusu',
    en: 'Green tea tin Abendruhe with chamomile on its label',
  },
  'Helle Dose Kollagen Beere mit roséfarbenem Band und Deckel': {
    tr: 'Gül rengi şeritli ve kapaklı açık Kollagen Beere kutusu',
    en: 'Pale tin Kollagen Beere with a rosé band and lid',
  },
  'Helle Dose Protein Pur mit salbeigrünem Band und grünem Deckel': {
    tr: 'Adaçayı yeşili şeritli, yeşil kapaklı açık Protein Pur kutusu',
    en: 'Pale tin Protein Pur with a sage-green band and a green lid',
  },
  'Heller Kaffeebeutel Espresso Nacht mit schwarzbraunem Etikett': {
    tr: 'Siyah kahve etiketli açık Espresso Nacht paketi',
    en: 'Pale coffee bag Espresso Nacht with a black-brown label',
  },
  'Honiggelbe Blechdose Ingwer Zitrone': {
    tr: 'Bal sarısı Ingwer Zitrone teneke kutusu',
    en: 'Honey-yellow tin Ingwer Zitrone',
  },
  'Kaffeebeutel Hochland Röstung vor einem Bogen mit Kaffeezweig, daneben ein Glas Kaffee': {
    tr: 'Kahve dallı kemer önünde Hochland Röstung paketi, yanında bir bardak kahve',
    en: 'Coffee bag Hochland Röstung before an arch with a coffee twig, beside it a glass of coffee',
  },
  'Papierdose Trinkkakao mit terrakottafarbenem Etikett': {
    tr: 'Kiremit etiketli Trinkkakao kâğıt kutusu',
    en: 'Paper tin Trinkkakao with a terracotta label',
  },
  'Papierdose Zink und Biotin in hellem Rosé mit pflaumenfarbenem Deckel': {
    tr: 'Mürdüm kapaklı, açık gül rengi Zink & Biotin kâğıt kutusu',
    en: 'Pale rosé paper tin Zink & Biotin with a plum lid',
  },
  'Pipettenflasche Lavendel Pflegeöl vor einem Bogen mit Lavendel': {
    tr: 'Lavantalı kemer önünde Lavendel Pflegeöl şişesi',
    en: 'Pipette bottle Lavendel Pflegeöl before an arch with lavender',
  },
  'Salbeigrüne Geschenkschachtel Probierset mit cremefarbener Banderole': {
    tr: 'Krem kuşaklı, adaçayı yeşili deneme seti kutusu',
    en: 'Sage-green gift box of the tasting set with a cream band',
  },
  'Salbeigrüner Standbeutel Morgengrün mit dunkelgrünem Etikett': {
    tr: 'Koyu yeşil etiketli, adaçayı yeşili Morgengrün poşeti',
    en: 'Sage-green pouch Morgengrün with a dark green label',
  },
  'Standbeutel Morgengrün vor einem Bogen mit Minze, daneben ein Glas Grüntee': {
    tr: 'Naneli kemer önünde Morgengrün poşeti, yanında bir bardak yeşil çay',
    en: 'Pouch Morgengrün before an arch with mint, beside it a glass of green tea',
  },
  'Teedose Abendruhe vor einem Bogen mit Kamille, daneben ein Glas Tee': {
    tr: 'Papatyalı kemer önünde Abendruhe kutusu, yanında bir bardak çay',
    en: 'Tea tin Abendruhe before an arch with chamomile, beside it a glass of tea',
  },
  'Teedose Matcha Uji vor einem Bogen, daneben ein Glas Grüntee': {
    tr: 'Kemer önünde Matcha Uji kutusu, yanında bir bardak yeşil çay',
    en: 'Tea tin Matcha Uji before an arch, beside it a glass of green tea',
  },
  'Weinrote Blechdose Assam Gold mit goldenem Deckel': {
    tr: 'Altın kapaklı bordo Assam Gold kutusu',
    en: 'Wine-red tin Assam Gold with a golden lid',
  },
  'Zeichnung: Hagebuttenzweig mit Früchten': {
    tr: 'Çizim: meyveli kuşburnu dalı',
    en: 'Drawing: rose hip twig with fruit',
  },
  'Zeichnung: Ingwerwurzel mit Trieb': {
    tr: 'Çizim: sürgünlü zencefil kökü',
    en: 'Drawing: ginger root with a shoot',
  },
  'Zeichnung: Kaffeezweig mit Kirschen': {
    tr: 'Çizim: kirazlı kahve dalı',
    en: 'Drawing: coffee twig with cherries',
  },
  'Zeichnung: Kamille mit Blüten und gefiederten Blättern': {
    tr: 'Çizim: çiçekli, tüysü yapraklı papatya',
    en: 'Drawing: chamomile with flowers and feathery leaves',
  },
  'Zeichnung: Kurkumawurzel mit Blättern': {
    tr: 'Çizim: yapraklı zerdeçal kökü',
    en: 'Drawing: turmeric root with leaves',
  },
  'Zeichnung: Minzzweig mit gezähnten Blättern': {
    tr: 'Çizim: dişli yapraklı nane dalı',
    en: 'Drawing: mint twig with toothed leaves',
  },
  'Zeichnung: Zweig mit schmalen Blättern': {
    tr: 'Çizim: dar yapraklı dal',
    en: 'Drawing: twig with narrow leaves',
  },
  'Zeichnung: drei Lavendelrispen': {
    tr: 'Çizim: üç lavanta başağı',
    en: 'Drawing: three spikes of lavender',
  },
}
