import type { DemoTexts } from '../types'

/** Teas in Turkish. */
export const turkishTeas: DemoTexts = {
  abendruhe: {
    subtitle: 'Bitki çayı, papatya ve melisa',
    shortDescription:
      'Thüringen’den bütün papatya çiçekleri, melisa ve bir tutam lavanta. Yumuşak, çiçeksi ve doğal olarak kafeinsiz.',
    detailedDescription:
      'Günün sesinin kısıldığı an için bir çay.\n\nPapatyayı haziranda dört sabah boyunca, çiçekler tam açmış ama henüz geçmemişken topluyoruz. Ahşap çerçevelerde, 40 °C’nin altında kuruyor. Melisa ve lavanta ancak paketlerken ekleniyor.\n\nDemi açık altın renginde, elma ve taze ot kokuyor; uzun demlense de yumuşak kalıyor. 200 ml suya iki çay kaşığı, 95 °C, sekiz dakika. Bir kutu yaklaşık 40 fincan eder.\n\nPapatyagillere alerjisi olanlar için uygun değildir.',
    features: [
      'Bütün çiçek ve yapraklar, aroma yok',
      'Organik sertifikalı, DE-ÖKO-006',
      'Teneke aroma kutusu, yeniden doldurulabilir',
      'Doğal olarak kafeinsiz',
    ],
    benefits: [
      'Uzun demlense de yumuşak',
      'Akşam yemeğinden sonrası için bir çay',
      'Parti ve hasat ayı kutunun altında yazar',
    ],
    origin: 'Thüringen, Almanya',
    harvest: 'Haziran 2026',
  },
  pfefferminze: {
    subtitle: 'Bitki çayı, bütün yaprak',
    shortDescription:
      'Serin, berrak ve dolaysız: tek çeşit Mitcham nanesi, ikinci biçimde toplanır ve bütün yaprak olarak kurutulur.',
    detailedDescription:
      'Nane çabuk toplanır, çabuk da bozulur. Bu yüzden kurutma yerimiz tarladan üç kilometre bile uzak değil; biçimle ilk ılık hava arasında iki saatten az geçiyor.\n\nYalnızca ağustostaki ikinci biçimin yapraklarını kullanıyoruz. Daha küçük, daha koyu ve daha kokulular. Sapları elle ayıklıyoruz.\n\n250 ml kaynar suya tepeleme bir yemek kaşığı, altı dakika. Yazın bir dilim salatalıkla soğuk da içilir.',
    features: [
      'Tek çeşit: Mitcham nanesi',
      'İkinci biçimden bütün yapraklar',
      'İki saat içinde kurutulur',
      'Kâğıt poşet, yeniden kapanır',
      'Kafeinsiz',
    ],
    benefits: [
      'Acılaşmayan, berrak nane tadı',
      'Sıcak da soğuk da güzel',
      'Bereketli: poşet başına yaklaşık 30 fincan',
    ],
    origin: 'Thüringen, Almanya',
    harvest: 'Ağustos 2026',
  },
  'fenchel-anis-kuemmel': {
    subtitle: 'Bitki çayı, piramit poşet',
    shortDescription:
      'Üç tohum, başka hiçbir şey: tatlı rezene, anason ve Frenk kimyonu. Kokusu suda açılsın diye paketlemeden hemen önce hafifçe dövülür.',
    detailedDescription:
      'Bu karışımı neredeyse her mutfak bilir. Biz yalnızca gerçekten tadılanı değiştirdik: tazeliği.\n\nTohumlar öğütülmez, paketlendikleri gün hafifçe dövülür. Böylece uçucu yağlar tanede kalır ve havaya değil fincana geçer.\n\nBir piramit poşete 200 ml kaynar su, üstü kapalı on dakika. Demi açık sarı, hafif tatlı ve tümüyle kafeinsizdir.',
    features: [
      'Mısır nişastasından piramit poşet',
      'Tohumlar paketleme gününde dövülür',
      'Aroma ve tatlandırıcı yok',
      'Organik sertifikalı, DE-ÖKO-006',
    ],
    benefits: [
      'Yumuşak ve kendiliğinden hafif tatlı',
      'Tek tek poşetlenmiş, yolda da pratik',
      'Kafeinsiz, günün her saatinde',
    ],
    origin: 'Almanya ve Türkiye',
    harvest: 'Ağustos 2026',
  },
  'brennnessel-birke': {
    subtitle: 'Bitki çayı, yeşil ve buruk',
    shortDescription:
      'Mayıstan genç ısırgan ve huş yaprakları, yanında limon otu. Yeşil, hafif buruk ve kafeinsiz.',
    detailedDescription:
      'Mayısta huş yaprakları hâlâ yumuşak ve yapışkandır, ısırganın ilk dört yaprak çifti çıkmıştır. İkisini tam o zaman, on bir yıldır ilaçlanmayan Rhön çayırlarında topluyoruz.\n\nLimon otu karışıma aydınlık bir uç verir ve ısırganın sertliğini alır. Fazlası gerekmez.\n\n250 ml kaynar suya iki çay kaşığı, yedi dakika. Gün boyunca yanında bol su için. Kalp veya böbrek işleviniz kısıtlıysa lütfen önce hekiminize danışın.',
    features: [
      'Rhön’den mayıs hasadı',
      'Yapraklar bütün olarak kurutulur',
      'Aroma ve şeker yok',
      'Kafeinsiz',
      'Selüloz astarlı kâğıt poşet',
    ],
    benefits: [
      'Buruk ve berrak, hafif narenciye notalı',
      'Çalışma masası için büyük bir demlik',
      'Soğuyunca da hoş kalır',
    ],
    origin: 'Rhön, Almanya',
    harvest: 'Mayıs 2026',
  },
  'kraeuter-probierset': {
    subtitle: 'Bitki çayı, tanışmak için beş çeşit',
    shortDescription:
      'Beş bitki ve meyve çayımız küçük kâğıt poşetlerde; su, miktar ve demleme süresini anlatan bir kartla. Güzel bir hediye de olur.',
    detailedDescription:
      'Nereden başlayacağını bilmeyen en iyisi hepsinden başlasın. Sette Abendruhe, Pfefferminze, Hagebutte, Ingwer Zitrone ve Brennnessel Birke var; her birinden 20 g, yani yaklaşık onar fincan.\n\nPoşetler ayrı ayrı kapalı ve etiketli. Karttaysa suyun ne kadar sıcak olacağı ve her çayın ne kadar demleneceği yazıyor.\n\nKutu bir kuşakla kapanır, hediye paketi istemez. Dilerseniz elle yazılmış bir kart ekleriz: metni sipariş notuna yazmanız yeterli.',
    features: [
      'Her biri 20 g, beş çeşit',
      'Hazırlama kartı',
      'Kutu ve poşetler kâğıttan',
      'Organik sertifikalı, DE-ÖKO-006',
      'İsteğe bağlı elle yazılmış kart',
    ],
    benefits: ['Ürünlerimize genel bir bakış', 'Tek birine bağlanmadan yaklaşık 50 fincan', 'Hediyeye hazır'],
    origin: 'Almanya, Türkiye ve Mısır',
    harvest: 'Yaz 2026',
  },
  hagebutte: {
    subtitle: 'Meyve çayı, 20 piramit poşet',
    shortDescription:
      'Çekirdeksiz kuşburnu kabuğu, hibiskus ve elma. Yakut kırmızısı, meyvemsi ve hoş bir ekşilikte.',
    detailedDescription:
      'Kuşburnu zahmetlidir: her meyve açılır, çekirdeği ve ince tüyleri ayıklanır. Biz bunun için zaman ayırıyor ve yalnızca kabukları kullanıyoruz.\n\nRengi hibiskus verir, elma parçaları da şekere gerek bırakmadan tatlandırır. Piramit poşetlerde parçaların açılmasına yer kalır.\n\nBir poşete 200 ml kaynar su, on dakika. Buzlu çay olarak da çok iyi: iki kat koyu demleyip buzun üzerine dökün.',
    features: [
      'Yalnızca kabuk, çekirdeksiz ve elenmiş',
      'Mısır nişastasından 20 piramit poşet',
      'Şeker ve aroma yok',
      'Kafeinsiz',
    ],
    benefits: ['Meyvemsi, ince bir ekşilik', 'Soğuk da susuzluğu iyi giderir', 'Tek tek poşetlenmiş'],
    origin: 'Şili, Mısır ve Almanya',
    harvest: 'Sonbahar 2025',
  },
  'ingwer-zitrone': {
    subtitle: 'Meyve çayı, keskin ve berrak',
    shortDescription:
      'İri zencefil parçaları, limon kabuğu ve elma. Önce taze, sonra acı: kafeinsiz, canlı bir çay.',
    detailedDescription:
      'Bu karışımın zencefili kabuğuyla, kökü hâlâ seçilen küpler hâlinde kurutulur. Acısını yavaş bırakır; son yudum ilkinden güçlüdür.\n\nLimon kabukları Mersin’den gelir, acı beyaz kısmına dokunulmadan elle soyulur. Elma ve biraz meyan kökü tadı yuvarlar.\n\n250 ml kaynar suya iki çay kaşığı, sekiz ila on dakika. Daha acı seven parçaları fincanda bıraksın.',
    features: [
      'Küp küp zencefil',
      'Elle soyulmuş limon kabuğu',
      'Aroma ve şeker yok',
      'Teneke kutu, yeniden doldurulabilir',
      'Kafeinsiz',
    ],
    benefits: ['Yavaş yavaş gelen canlı acılık', 'Sade, ballı ya da soğuk', 'Kutu başına yaklaşık 35 fincan'],
    origin: 'Peru ve Türkiye',
    harvest: 'Kış 2026',
  },
  morgengruen: {
    subtitle: 'Yeşil çay, naneli, dökme',
    shortDescription: 'Buharda işlenmiş sencha ve Ege nanesi: otsu, taze ve berrak. Sabahın ilk kupası için.',
    detailedDescription:
      'Morgengrün, Japon bir düşünceyi bir Türk bahçesiyle buluşturur. Sencha hasattan sonra kavrulmaz, buharda işlenir ve yeşilini korur. Nane İzmir’in bir saat doğusunda, Tire’de yetişir ve haziranda bize gelir.\n\nDemi açık yeşil, hafif tatlı ve serin biter. Yalnızca su fazla sıcaksa acılaşır: 75 °C yeter.\n\n250 ml suya iki çay kaşığı, iki dakika. Yapraklar ikinci bir demi kaldırır. Kafein içerir.',
    features: [
      'Buharda işlenmiş sencha, ilk toplama',
      'Ege nanesi',
      'Bir porsiyondan iki dem',
      'Yeniden kapanan poşet',
      'Kafein içerir',
    ],
    benefits: [
      '75 °C’de acılaşmadan taze ve berrak',
      'Soğuk demlense de hoş',
      'Bereketli: poşet başına yaklaşık 50 fincan',
    ],
    origin: 'Japonya ve Ege, Türkiye',
    harvest: 'Nisan 2026',
  },
  'assam-gold': {
    subtitle: 'Siyah çay, güçlü ve maltlı',
    shortDescription:
      'Bol altın uçlu, ikinci toplamadan güçlü bir siyah çay. Maltlı, yuvarlak ve bir damla sütü kaldıracak kadar sert.',
    detailedDescription:
      'Assam Gold, Brahmaputra’nın güney kıyısındaki tek bir bahçeden gelir. Haziran sonunda, sürgünler yavaşlayıp tomurcuklar altın tüylerini takınca toplanır.\n\nFincanda bakır kırmızısıdır, malt ve kuru incir kokar, gövdesi toktur. En çok şekersiz içince konuşur, sütle yumuşar.\n\n250 ml kaynar suya tepeleme bir çay kaşığı, üç dört dakika. Kafein içerir.',
    features: [
      'Tek bahçe, tek toplama',
      'Yüksek oranda altın uç',
      'İç kapaklı teneke kutu',
      'Organik sertifikalı, DE-ÖKO-006',
      'Kafein içerir',
    ],
    benefits: [
      'Güçlü ve maltlı, sert değil',
      'Süt ve nöbet şekeri kaldırır',
      'Kutusunda uzun süre kokusunu korur',
    ],
    origin: 'Assam, Hindistan',
    harvest: 'Haziran 2026',
  },
  'matcha-uji': {
    subtitle: 'Yeşil çay, ince öğütülmüş',
    shortDescription:
      'Uji’den gölgede yetişmiş yeşil çay, granit değirmende öğütülür. Parlak yeşil, kadifemsi ve ince bir tatlılıkla biter.',
    detailedDescription:
      'Uji’de çay çalıları hasattan üç hafta önce hasırlarla gölgelenir. Yapraklar yavaş büyür, koyulaşır ve yumuşar. Buharda işlendikten sonra damarları ayıklanır; kalan yaprak eti granitte ince bir toza dönüşür.\n\nBir değirmen saatte yaklaşık 40 g öğütür, tam bir kutumuz kadar.\n\nİki gramı bir kâseye eleyin, üzerine 80 °C’de 70 ml su dökün ve bambu çırpıcıyla ince köpük olana dek çırpın. Açtıktan sonra serin saklayın ve altı hafta içinde tüketin. Kafein içerir.',
    features: [
      'İlk hasat, üç hafta gölgede',
      'Granitte öğütülmüş',
      'Işık geçirmez kutu, iç poşetli',
      'Organik sertifikalı, DE-ÖKO-006',
      'Kafein içerir',
    ],
    benefits: ['Kadifemsi, kumsu değil', 'Kâse için de matcha latte için de', 'Kutu başına yaklaşık 20 kâse'],
    origin: 'Uji, Japonya',
    harvest: 'Mayıs 2026',
  },
}
