/** Settings that an element takes from its position in the document. */
export interface Surroundings {
  /** Language tag as written; empty if none is set. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** The hotel of the element or a scope; undefined for the session's. */
  hotelId: string | undefined
}

/**
 * Dispatched by eb-scope on itself when it changes. Compared by name, because the scope may belong to another copy of
 * this code.
 */
export const scopeChange = 'eb-scope-change'

/** The nearest matching element, starting with `element`; continues outside a shadow root. */
export function closestAcross(element: Element | null, selector: string): Element | null {
  for (let from = element; from; from = hostOf(from)) {
    const found = from.closest(selector)
    if (found) return found
  }
  return null
}

const hostOf = (element: Element): Element | null =>
  (element.getRootNode() as Partial<ShadowRoot>).host ?? null

/** The parent of an element, also across a shadow root. */
export const parentOf = (element: Element): Element | null => element.parentElement ?? hostOf(element)

/** The eb-scopes that contain an element, the nearest first. */
export function scopesOf(host: Element): Element[] {
  const scopes: Element[] = []
  let from = parentOf(host)
  while (from) {
    const scope = closestAcross(from, 'eb-scope')
    if (scope) scopes.push(scope)
    from = scope && parentOf(scope)
  }
  return scopes
}

/** Reads language, direction and hotel, in this order: from the element, its scopes, the configuration, the page. */
export function surroundingsOf(host: Element, configuredLang?: string): Surroundings {
  const page = host.ownerDocument.documentElement
  const places = [host, ...scopesOf(host)]
  const written = (attribute: string) => {
    for (const place of places) if (place.getAttribute(attribute)) return place.getAttribute(attribute)
  }
  return {
    lang: written('lang') || configuredLang || page.lang,
    dir: (written('dir') || page.dir).toLowerCase() === 'rtl' ? 'rtl' : 'ltr',
    hotelId: written('hotel-id') || undefined,
  }
}
