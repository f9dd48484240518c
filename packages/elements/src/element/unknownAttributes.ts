import { getPage, nearestName } from '@ebkit/core/page'

/** Attributes of every element, and of frameworks. */
const common =
  /^(id|class|style|slot|part|title|hidden|inert|role|name|form|is|tabindex|nonce|autofocus)$|^(data|aria|eb|v|ng|x)-|^on|[:@.#_]/

/** Reports attributes that no property has and that resemble one that has: misspelt ones. */
export function reportUnknownAttributes(
  host: Element,
  known: readonly string[],
  foreign: readonly string[],
): void {
  for (const name of host.getAttributeNames()) {
    if (known.includes(name) || common.test(name)) continue
    if (foreign.some((property) => property.toLowerCase() === name)) continue
    const nearest = nearestName(name, known)
    if (!nearest) continue
    const page = getPage()
    const what = `<${host.localName} ${name}>`
    page.report(
      'attribute-unknown',
      page.$locale.get() === 'zh'
        ? `${what}：没有这个属性，是不是 ${nearest}？`
        : `${what}: no such attribute; do you mean ${nearest}?`,
    )
  }
}
