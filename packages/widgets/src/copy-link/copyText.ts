/**
 * Puts a text on the clipboard.
 *
 * @param place where a hidden text field may stand on browsers that have no clipboard for the page (plain http): an open
 * modal dialog makes everything outside it deaf, so it has to be near what was pressed
 * @returns whether it is there; never rejects
 */
export async function copyText(text: string, place: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text, place)
  }
}

function copySelection(text: string, place: Element): boolean {
  const focused = focusedAround(place)
  const field = place.ownerDocument.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard of a phone
  field.style.cssText = 'position:fixed;opacity:0'
  // Focus traps of the page would take focus away before the selection is copied.
  field.addEventListener('focusin', (event) => event.stopPropagation())
  place.append(field)
  field.select()
  try {
    return place.ownerDocument.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    focused?.focus()
  }
}

/** What has focus in the shadow root of a place, else around its host. */
function focusedAround(place: Element): HTMLElement | null {
  const root = place.getRootNode() as ShadowRoot
  const outer = root.host?.getRootNode() as Document | undefined
  return (root.activeElement ?? outer?.activeElement ?? null) as HTMLElement | null
}
