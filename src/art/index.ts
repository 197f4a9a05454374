export { Botanical, BOTANICAL_NAMES } from './botanical'
export { heroPictures } from './hero'
export { Logo, LogoMark } from './logo'
