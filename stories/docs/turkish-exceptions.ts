/** Turkish texts of the German shop that are quoted by the rules; they are stored in the German catalogue. */
export const turkishExceptions = [
  ['product', 'Ürün Bulunamadı', 'Title of a product that does not exist'],
  ['account', 'Profil başarıyla güncellendi', 'Profile: saved'],
  ['account', 'Şifre başarıyla güncellendi', 'Profile: the password is changed'],
  ['account', 'İsim gereklidir', 'Profile: the name is missing'],
  ['account', 'Mevcut şifre ve yeni şifre gereklidir', 'Profile: one of the passwords is missing'],
  ['account', 'Yeni şifreler eşleşmiyor', 'Profile: the new passwords differ'],
  ['account', 'Yeni şifre en az 6 karakter olmalıdır', 'Profile: the new password is too short'],
  ['account', 'Favori listesi yüklenemedi', 'Wishlist: it could not be loaded'],
] as const
