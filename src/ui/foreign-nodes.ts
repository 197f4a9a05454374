/**
 * Lets React work on where page translators and the like have wrapped its text in elements of their own: what holds the
 * node now is removed or inserted before in its place, where React would end with NotFoundError and the page with it.
 * Self-contained, because the storefront's pages have it as an inline script.
 */
export function tolerateForeignNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called on their node below
  const { removeChild, insertBefore } = Node.prototype
  /** The child of `parent` that contains `node`; null if none does. */
  const holderOf = (parent: Node, node: Node) => {
    let holder: Node | null = node
    while (holder && holder.parentNode !== parent) holder = holder.parentNode
    return holder
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = holderOf(this, child)
    if (holder) removeChild.call(this, holder)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    insertBefore.call(this, added, before && holderOf(this, before))
    return added
  }
}
