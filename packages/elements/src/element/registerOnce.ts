import { getPage } from '@ebkit/core/page'

/** Tags that this copy of the code has registered. */
const registered = new Set<string>()

/** Registers a tag unless somebody has: a page may hold two copies of the code. Nothing throws. */
export function registerOnce(tag: string, elementClass: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || registered.has(tag)) return
  if (customElements.get(tag)) {
    getPage().report('defined-twice', `<${tag}> was defined before`)
    return
  }
  registered.add(tag)
  customElements.define(tag, elementClass())
}
