import type { DemoTexts } from '../types'

/** Coffee, spices, protein and care in Turkish. */
export const turkishPantry: DemoTexts = {
  'hochland-roestung': {
    subtitle: 'Kahve, çekirdek',
    shortDescription:
      'Sidamo yaylasından Arabica, tamburda ağır ağır kavrulmuş. Fındıksı, hafif portakallı ve az asitli.',
    detailedDescription:
      '1.800 ile 2.100 metre arasında kirazlar geç olgunlaşır. Birlikte çalıştığımız aileler onları üç seferde toplar ve yükseltilmiş yataklarda güneşte kurutur. Ödeme doğrudan ve piyasa fiyatının üzerinde yapılır.\n\nKavurma Weimar’da, tamburda 17 dakika, her salı. Kavurma tarihi her paketin üzerinde.\n\nFiltre için bir litreye 60 g, 93 °C öneririz. Tam otomatik makinede de yuvarlak kalır. Kafein içerir.',
    features: [
      '%100 Arabica, Sidamo, Etiyopya',
      'Tambur kavurma, 17 dakika',
      'Her pakette kavurma tarihi',
      'Aroma valfi ve kâğıt klips',
      'Kafein içerir',
    ],
    benefits: [
      'Fındıksı ve yuvarlak, az asitli',
      'Filtre, French press ve tam otomatik için',
      'Doğrudan, piyasa fiyatının üzerinde ödenir',
    ],
    origin: 'Sidamo, Etiyopya',
    harvest: 'Aralık 2025',
  },
  'espresso-nacht': {
    subtitle: 'Kahve, koyu kavrulmuş',
    shortDescription:
      'Bitter çikolata ve kavrulmuş badem notalı, koyu ve yoğun bir espresso. Sıkı krema, uzun bitiş.',
    detailedDescription:
      'Espresso Nacht en koyu kavurmamız, yine de yanık tadı vermez. 20 dakika ayırır, yağ yüzeye çıkmadan, ikinci çıtırtının hemen ardından bitiririz.\n\nHarman Brezilya ve Sumatra’dan: biri gövde ve çikolata, öteki baharat için. %15 Robusta kremayı ayakta tutar.\n\nTarifimiz: 18 g çekirdek, 36 g espresso, 27 saniye. Moka potta da çok iyi. Kafein içerir.',
    features: [
      '%85 Arabica, %15 Robusta',
      'Koyu tambur kavurma, 20 dakika',
      'Her pakette kavurma tarihi',
      'Aroma valfi ve kâğıt klips',
      'Kafein içerir',
    ],
    benefits: [
      'Yoğun, kalıcı krema',
      'Cappuccino için yeterince güçlü',
      'Espresso makinesi, tam otomatik ve moka pot için',
    ],
    origin: 'Brezilya ve Sumatra',
    harvest: 'Ağustos 2025',
  },
  'mondschein-entkoffeiniert': {
    subtitle: 'Kahve, kafeinsiz',
    shortDescription:
      'Geç saatler için kahve: doğal karbonik asitle kafeini alınmış, yumuşak kavrulmuş, karamel ve fındık notalı.',
    detailedDescription:
      'Kafeinsiz kahve çoğu kez cansızdır, çünkü kafeinle birlikte aroma da gider. Bizim yöntemimizde basınç altındaki kaynak karbonik asidi yeşil çekirdekten yalnızca kafeini çözer. Çözücü kullanılmaz.\n\nÇekirdekler Chiapas’taki bir kooperatiften gelir. Tatlılığı kalsın diye öteki kahvelerimizden biraz daha açık kavururuz.\n\nBir litreye 60 g, 93 °C. Kalan kafein kuru maddede %0,1’in altındadır.',
    features: [
      'Kaynak karbonik asidiyle kafeinsizleştirilmiş',
      '%100 Arabica, Chiapas, Meksika',
      'Orta kavurma',
      'Her pakette kavurma tarihi',
    ],
    benefits: [
      'Kafeinsiz, dolgun tat',
      'Tatlı ve fındıksı, neredeyse asitsiz',
      'Filtre ve tam otomatik için',
    ],
    origin: 'Chiapas, Meksika',
    harvest: 'Şubat 2026',
  },
  goldmilch: {
    subtitle: 'Baharat karışımı, zerdeçal ve zencefil',
    shortDescription:
      'Zerdeçal, zencefil, Seylan tarçını ve bir iz karabiber, ince öğütülmüş. Sıcak süte bir kaşık, mutfak mis gibi kokar.',
    detailedDescription:
      'Altın sütte her şey zerdeçala bağlıdır. Bizimki Kerala’dan gelir, yıkandıktan sonra kısaca buharda tutulur ve Almanya’da küçük miktarlarda, düşük sıcaklıkta öğütülür.\n\nYanında zencefil, Seylan tarçını, kakule ve biraz karabiber var. Şeker yok: bal ya da hurmayla, gönlünüzce tatlandırın.\n\n200 ml süt veya yulaf içeceğine bir çay kaşığı; karıştırarak ısıtın, kaynatmayın. Yulaf lapasında ve balkabağı çorbasında da güzel.',
    features: [
      'Beş baharat, başka hiçbir şey',
      'Cassia değil, Seylan tarçını',
      'Şekersiz',
      'Ahşap kapaklı kavanoz, yeniden kullanılır',
      'Organik sertifikalı, DE-ÖKO-006',
    ],
    benefits: [
      'Hem baharatlı hem yumuşak',
      'Topaklanmadan çözünür',
      'Yemek ve hamur işi için de',
      'Kavanoz başına yaklaşık 50 fincan',
    ],
    origin: 'Kerala, Hindistan ve Sri Lanka',
    harvest: 'Şubat 2026',
  },
  'trinkkakao-feinherb': {
    subtitle: 'Kakao, vanilyalı, az tatlı',
    shortDescription:
      'Yağı iyice alınmış kakao, ham kamış şekeri ve gerçek vanilya. Kakaosu güçlü, şekeri ölçülü.',
    detailedDescription:
      'Çoğu sıcak çikolatanın yarısı, hatta fazlası şekerdir. Bizimkinde %68 kakao ve acılığı yumuşatacak kadar kamış şekeri var.\n\nKakao, Dominik Cumhuriyeti’ndeki iki kooperatiften gelir. Vanilya öğütülmüş çubuk olarak eklenir; ince noktacıklar hâlinde görünür.\n\n200 ml süt veya yulaf içeceğine üç çay kaşığı; bir yudum soğuk sütle ezip üzerine sıcağını dökün. Soğuğu bir tutam tuzla güzel.',
    features: [
      '%68 kakao, yağı iyice alınmış',
      'Öğütülmüş vanilya çubuğu',
      'Ham kamış şekeri, aroma yok',
      'Plastiksiz kâğıt kutu',
      'Adil ticaret',
    ],
    benefits: ['Güçlü, fazla tatlı değil', 'Karıştırırken topaklanmaz', 'Sıcak, soğuk ve hamur işi için'],
    origin: 'Dominik Cumhuriyeti',
    harvest: 'Mart 2026',
  },
  rosenblueten: {
    subtitle: 'Bitki, bütün çiçek',
    shortDescription: 'Isparta’dan küçük Şam gülleri, bütün olarak kurutulmuş. Çay, tatlı ve şekerlik için.',
    detailedDescription:
      'Isparta’da gül hasadı gün doğmadan başlar ve yalnızca beş hafta sürer. Goncaları açılmalarına ramak kala alır, renkleri kalsın diye gölgede kuruturuz.\n\nDemde narin ve çiçeksidirler, neredeyse hiç tatlı değiller. Mutfakta sütlaca, yoğurda ve açık renkli hamur işlerine yakışırlar. İlaçsızdır, yenmek içindir.\n\n200 ml suya beş çiçek, 90 °C, altı dakika. Hasat küçüktür: bir yılınki bitince gelecek mayısı bekleriz.',
    features: [
      'Isparta’dan Şam gülü',
      'Bütün gonca, gölgede kurutulmuş',
      'İlaçsız ve yenebilir',
      'Ahşap kapaklı kavanoz, yeniden kullanılır',
    ],
    benefits: [
      'Narin, çiçeksi bir dem',
      'Tatlı ve pastalarda güzel durur',
      'Hasat yılı ve parti kavanozun üzerinde',
    ],
    origin: 'Isparta, Türkiye',
    harvest: 'Mayıs 2026',
  },
  'lavendel-pflegeoel': {
    subtitle: 'Cilt bakımı, badem ve lavanta',
    shortDescription:
      'Provence lavantalı soğuk sıkım badem yağı. Eller, yüz ve kuru bölgeler için birkaç damla.',
    detailedDescription:
      'Üç içerik, bir şişe. Badem yağı yavaş emilir ve cildi yumuşak bırakır, jojoba onu hafifletir; lavanta da temmuzda bir tarlanın koktuğu gibi kokar: otsu, tatlı değil.\n\nLavanta 1.100 metrede yetişir ve daha tarlanın kenarında damıtılır.\n\nİki üç damlayı hafif nemli cilde sürün ve nazikçe yayın. Yalnızca haricen kullanılır. Göze kaçırmayın. Doğal koku maddeleri içerir (linalool, limonen); ilk kullanımdan önce dirsek içinde deneyin.',
    features: [
      'Üç içerik, soğuk sıkım',
      'Mineral yağ ve parfüm yok',
      'Damlalıklı kahverengi cam',
      'Yalnızca haricen',
    ],
    benefits: ['Kuru cildi yumuşatır', 'Yapışmadan emilir', 'Tutumlu: iki üç damla yeter'],
    origin: 'Provence, Fransa ve İspanya',
    harvest: 'Temmuz 2026',
  },
  'protein-pur': {
    subtitle: 'Fitness, bezelye ve kenevir',
    shortDescription:
      'Bir iz vanilyalı bezelye ve kenevir proteini, tatlandırıcısız. Porsiyon başına 22 g protein.',
    detailedDescription:
      'Protein Pur dört içerikten oluşur. Bezelye proteini Fransa’dan, kenevir Uckermark’tan gelir; vanilya öğütülmüş çubuktur, bir tutam tuz da hepsini toparlar. Tatlandırıcı, kıvam verici ve aroma yoktur.\n\nProteinler kas kütlesinin artmasına ve korunmasına katkıda bulunur. 100 g’da 73 g protein vardır; bu, enerjinin yaklaşık %76’sıdır.\n\n30 g’ı 250 ml su, süt veya yulaf içeceğine karıştırın. Yulaf lapasında ve pankekte unun bir bölümünün yerini tutar. Çeşitli bir beslenme temel olmayı sürdürür.',
    features: [
      'Porsiyon başına 22 g protein',
      'Dört içerik, vegan',
      'Tatlandırıcı ve aroma yok',
      'Soyasız, laktozsuz, glutensiz',
      'Kutu başına 20 porsiyon',
    ],
    benefits: [
      'Proteinler kas kütlesinin artmasına katkıda bulunur',
      'Proteinler kas kütlesinin korunmasına katkıda bulunur',
      'Yüksek proteinli, ilave şekersiz',
      'Shake, lapa ve hamur için yeterince nötr',
    ],
    origin: 'Fransa ve Uckermark, Almanya',
  },
}
