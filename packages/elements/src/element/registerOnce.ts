import { getPage } from '@ebkit/core/page'

/** Tags registered by this copy of the code. */
const registered = new Set<string>()

/** Registers a tag unless it is taken: a page may contain two copies of the code. Never throws. */
export function registerOnce(tag: string, elementClass: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || registered.has(tag)) return
  if (customElements.get(tag)) {
    getPage().report('defined-twice', `<${tag}> was defined before`)
    return
  }
  registered.add(tag)
  customElements.define(tag, elementClass())
}
