const focusable = 'a[href],button,input,select,textarea,[tabindex],[contenteditable]'

/** The text of a tooltip for screen readers, which do not see from outside into a shadow root. */
export interface Note {
  /** Describes `target`, or what can take focus inside it, by a hidden text at the end of `owner`. */
  write(owner: Element, target: Element | null, text: string): void
  remove(): void
}

/** `aria-describedby` wants an id in the same root: the text stands there a second time, without a box. */
export function createNote(): Note {
  const note = document.createElement('span')
  note.hidden = true
  note.id = `eb-tooltip-${Math.random().toString(36).slice(2)}`
  let described: Element | undefined
  const others = (element: Element) =>
    (element.getAttribute(attribute) ?? '').split(' ').filter((id) => id && id !== note.id)
  const remove = () => {
    note.remove()
    if (!described) return
    const rest = others(described).join(' ')
    if (rest) described.setAttribute(attribute, rest)
    else described.removeAttribute(attribute)
    described = undefined
  }
  return {
    write(owner, target, text) {
      const element = (target?.matches(focusable) ? target : target?.querySelector(focusable)) ?? target
      if (element !== described || !text) remove()
      if (!element || !text) return
      if (note.textContent !== text) note.textContent = text
      if (note.parentNode !== owner) owner.append(note)
      const ids = [...others(element), note.id].join(' ')
      if (element.getAttribute(attribute) !== ids) element.setAttribute(attribute, ids)
      described = element
    },
    remove,
  }
}

const attribute = 'aria-describedby'
