/** Inline script of server-rendered pages: a link to a part of the page finds it only if all parts are laid out. */
export const LINKED_PART = `if (location.hash) document.documentElement.dataset.laidOut = ''`
