export { Botanical, BOTANICAL_NAMES, type BotanicalName, type BotanicalProps } from './botanical'
export { heroPictures, type HeroCrop, type HeroPicture, type HeroTheme } from './hero'
export { Logo, LogoMark } from './logo'
