import { warn } from './problems'

/** Tags that this copy of the code has registered. */
const registered = new Set<string>()

/** Registers a tag unless somebody has: a page may hold two copies of the code. Nothing throws. */
export function registerOnce(tag: string, elementClass: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || registered.has(tag)) return
  if (customElements.get(tag)) {
    warn(`<${tag}> was defined before, that definition stays`)
    return
  }
  registered.add(tag)
  customElements.define(tag, elementClass())
}
