import type { DemoTexts } from '../types'

const notice =
  'Takviye edici gıda. Tavsiye edilen günlük porsiyonu aşmayın. Dengeli ve çeşitli bir beslenmenin ve sağlıklı bir yaşamın yerine geçmez. Küçük çocukların ulaşamayacağı yerde saklayın.'

/** Supplements in Turkish, with the required notice. */
export const turkishSupplements: DemoTexts = {
  'kollagen-beere': {
    subtitle: 'Takviye edici gıda, C vitaminli toz',
    shortDescription:
      'Aronya, ahududu ve aseroladan C vitamini ile kolajen peptitleri. Günde bir ölçek, suya veya yoğurda.',
    detailedDescription: `Kollagen Beere, mera hayvanlarından kolajen peptitlerini aronya ve ahududu tozuyla birleştirir. Tatlandırılmaz; hafif tatlılık meyveden gelir.\n\nC vitamini, cildin normal işlevi için normal kolajen oluşumuna katkıda bulunur. Kolajenin kendisi için onaylı bir beyan yoktur, biz de uydurmuyoruz.\n\nÖnerilen kullanım: günde 12 g (bir ölçek), 200 ml su, meyve suyu veya yoğurda karıştırın. Vejetaryen değildir.\n\n${notice}`,
    features: [
      'Porsiyon başına 10 g kolajen peptidi',
      'Aseroladan 80 mg C vitamini',
      'İlave şeker ve aroma yok',
      'Kutu başına 30 porsiyon',
      'Ahşap ölçek',
    ],
    benefits: [
      'C vitamini, cildin normal işlevi için normal kolajen oluşumuna katkıda bulunur',
      'Soğuk ve ılık içeceklerde çözünür',
      'Meyvemsi, yapay tat yok',
    ],
    origin: 'Almanya ve Polonya',
  },
  'kurkuma-plus': {
    subtitle: 'Takviye edici gıda, 90 kapsül',
    shortDescription:
      'Zerdeçal kökü ve zencefil, aserola kirazından C vitamini ile. Günde üç kapsül, 30 gün.',
    detailedDescription: `Kurkuma Plus yalın bir tariftir: öğütülmüş zerdeçal kökü, zencefil ve aserola. “Plus”, sentetik değil, meyve tozu olarak eklediğimiz C vitaminidir.\n\nC vitamini hücrelerin oksidatif stresten korunmasına katkıda bulunur. Zerdeçal ve zencefilin etkisi üzerine bilerek bir şey söylemiyoruz: AB’de bunun için onayları yok.\n\nÖnerilen kullanım: günde 3 kapsül, yemekle ve bol sıvıyla. Hamilelikte ve emzirme döneminde kullanmayın. Safra taşınız varsa veya kan sulandırıcı alıyorsanız önce hekime danışın.\n\n${notice}`,
    features: [
      '90 kapsül, 30 günlük',
      'Aseroladan C vitamini',
      'Selüloz kapsül, vegan',
      'Dolgu maddesi ve piperin yok',
      'Kahverengi camda',
    ],
    benefits: [
      'C vitamini hücrelerin oksidatif stresten korunmasına katkıda bulunur',
      'C vitamini bağışıklık sisteminin normal işlevine katkıda bulunur',
      'Kısa, anlaşılır içerik listesi',
      'İsteyene her partinin analiz raporu',
    ],
    origin: 'Hindistan ve Brezilya',
  },
  'magnesium-citrat': {
    subtitle: 'Takviye edici gıda, kapsül',
    shortDescription: 'Magnezyum sitrattan 250 mg magnezyum, günde dört kapsülde. Katkısız.',
    detailedDescription: `Magnesium Citrat’ın içinde tam olarak adında yazan var. Trimagnezyum disitrat ve bunun dışında yalnızca kapsül kabuğu kullanıyoruz.\n\nMagnezyum normal kas işlevine ve yorgunluk ile bitkinliğin azalmasına katkıda bulunur. Günlük doz, Alman Federal Risk Değerlendirme Enstitüsü’nün takviyeler için en çok 250 mg önerisini izler.\n\nÖnerilen kullanım: günde 4 kapsül, tercihen iki öğüne bölerek, bir bardak suyla.\n\n${notice}`,
    features: [
      'Günlük dozda 250 mg magnezyum',
      '120 kapsül 30 gün yeter',
      'Dolgu ve ayırıcı madde yok',
      'Vegan, glutensiz, laktozsuz',
      'Kahverengi camda',
    ],
    benefits: [
      'Magnezyum normal kas işlevine katkıda bulunur',
      'Magnezyum yorgunluk ve bitkinliğin azalmasına katkıda bulunur',
      'Magnezyum elektrolit dengesine katkıda bulunur',
    ],
    origin: 'Almanya',
  },
  'vitamin-d3': {
    subtitle: 'Takviye edici gıda, zeytinyağında damla',
    shortDescription: 'Likenlerden bitkisel D3 vitamini, zeytinyağında. Günde bir damla 20 µg içerir.',
    detailedDescription: `Ekimle mart arasında Orta Avrupa’da güneş, cildin yeterince D vitamini üretmesine pek yetmez. Damlalarımız bu aylar içindir.\n\nD vitamini kemiklerin normal yapısının korunmasına ve bağışıklık sisteminin normal işlevine katkıda bulunur. Onu yün yağından değil likenlerden elde ediyor ve sızma zeytinyağında çözüyoruz.\n\nÖnerilen kullanım: günde 1 damla, yemekle. Şişede yaklaşık 600 damla vardır. Hekime danışmadan başka D vitamini almayın.\n\n${notice}`,
    features: [
      'Damla başına 20 µg (800 IU)',
      'Likenlerden, vegan',
      'Sızma zeytinyağında',
      'Yaklaşık 600 damla',
      'Damlalıklı kahverengi cam',
    ],
    benefits: [
      'D vitamini kemiklerin normal yapısının korunmasına katkıda bulunur',
      'D vitamini bağışıklık sisteminin normal işlevine katkıda bulunur',
      'D vitamini normal kas işlevinin korunmasına katkıda bulunur',
    ],
    origin: 'Almanya ve Ege, Türkiye',
  },
  'eisen-vitamin-c': {
    subtitle: 'Takviye edici gıda, 60 kapsül',
    shortDescription:
      'Bisglisinat demir, kuşburnu ve aseroladan C vitaminiyle birlikte. Günde bir kapsül, 60 gün.',
    detailedDescription: `Demirle C vitamini birbirini tamamlar: C vitamini demirin emilimini artırır. Bu yüzden ikisi tek kapsülde; C vitamini kuşburnu ve aserola tozundan, demir bisglisinat olarak.\n\nDemir vücutta oksijenin normal taşınmasına ve yorgunluk ile bitkinliğin azalmasına katkıda bulunur. 6 mg’lık doz, Alman Federal Risk Değerlendirme Enstitüsü’nün üst sınır önerisini izler.\n\nÖnerilen kullanım: günde 1 kapsül, bir bardak suyla; kahve veya siyah çayla birlikte almayın. Erkekler, menopoz sonrası kadınlar ve hamileler demiri yalnızca hekime danışarak kullanmalıdır.\n\n${notice}`,
    features: [
      'Bisglisinat olarak 6 mg demir',
      'Meyvelerden 80 mg C vitamini',
      '60 kapsül, 60 günlük',
      'Vegan, ayırıcı madde yok',
      'Kahverengi camda',
    ],
    benefits: [
      'Demir vücutta oksijenin normal taşınmasına katkıda bulunur',
      'Demir yorgunluk ve bitkinliğin azalmasına katkıda bulunur',
      'C vitamini demirin emilimini artırır',
    ],
    origin: 'Almanya ve Brezilya',
  },
  'zink-biotin': {
    subtitle: 'Takviye edici gıda, 60 kapsül',
    shortDescription: 'Biotin ve yulaf kepeğiyle bisglisinat çinko. Günde bir kapsül, iki ay boyunca.',
    detailedDescription: `İki besin ögesi, bir kapsül. Çinko normal saç, cilt ve tırnakların, biotin normal saç ve cildin korunmasına katkıda bulunur. Fazlasını vaat etmiyoruz; etmeye de izin yok.\n\nTaşıyıcı olarak maltodekstrin yerine yulaf kepeği kullanıyoruz. Kutu kâğıttan, yedek poşet baharda geliyor.\n\nÖnerilen kullanım: günde 1 kapsül, yemekle, bir bardak suyla. Çinko içeren başka ürün kullanmayın. Biotin laboratuvar değerlerini etkileyebilir: kan tahlilinden önce belirtin.\n\n${notice}`,
    features: [
      'Bisglisinat olarak 6,5 mg çinko',
      '50 µg biotin',
      '60 kapsül, iki aylık',
      'Dolgu yerine yulaf kepeği',
      'Kâğıt kutu',
    ],
    benefits: [
      'Çinko normal saç, cilt ve tırnakların korunmasına katkıda bulunur',
      'Biotin normal saç ve cildin korunmasına katkıda bulunur',
      'Biotin normal enerji metabolizmasına katkıda bulunur',
    ],
    origin: 'Almanya',
  },
}
