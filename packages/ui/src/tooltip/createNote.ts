const focusable = 'a[href],button,input,select,textarea,[tabindex],[contenteditable]'
const attribute = 'aria-describedby'
const prefix = 'eb-tooltip-'
/**
 * The element that a note describes. A property under a shared symbol: copies of our code find it, and clones do not
 * have it.
 */
const describes = Symbol.for('ebkit.tooltip.describes')

type NoteElement = HTMLElement & { [describes]?: Element | undefined }

/** The text of a tooltip for screen readers, which cannot reach into a shadow root from outside. */
export interface Note {
  /** Describes `target`, or the focusable element inside it. */
  write(target: Element | null, text: string): void
  remove(): void
}

/**
 * `aria-describedby` needs an id in the same root: so a hidden copy of the text is at the end of the document or shadow
 * root. If the page clones or rewrites its content, the copy contains no note, only an id.
 */
export function createNote(): Note {
  const note: NoteElement = document.createElement('span')
  note.hidden = true
  note.id = prefix + Math.random().toString(36).slice(2)
  const remove = () => {
    note.remove()
    const { [describes]: element } = note
    note[describes] = undefined
    if (element) writeIds(element, idsOf(element))
  }
  return {
    write(target, text) {
      const element = (target?.matches(focusable) ? target : target?.querySelector(focusable)) ?? target
      if (element !== note[describes] || !text) remove()
      if (!element || !text) return
      if (note.textContent !== text) note.textContent = text
      const place = placeOf(element)
      if (note.parentNode !== place) place.append(note)
      note[describes] = element
      writeIds(element, [...idsOf(element).filter((id) => id !== note.id), note.id])
    },
    remove,
  }
}

/** The parent of a root's notes: not the body, which pages rewrite and copy. */
function placeOf(element: Element): ParentNode {
  const root = element.getRootNode() as Partial<Document> & ParentNode
  return root.documentElement ?? root
}

/**
 * The ids that describe an element, without those of notes that are gone or describe the element it was cloned from.
 */
function idsOf(element: Element): string[] {
  const root = element.getRootNode() as Document
  const ids = (element.getAttribute(attribute) ?? '').split(' ').filter(Boolean)
  const noteOf = (id: string): NoteElement | null => root.getElementById?.(id) ?? null
  return ids.filter((id) => !id.startsWith(prefix) || noteOf(id)?.[describes] === element)
}

function writeIds(element: Element, ids: readonly string[]): void {
  const text = ids.join(' ')
  if (!text) element.removeAttribute(attribute)
  else if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text)
}
