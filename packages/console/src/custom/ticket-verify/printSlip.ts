import { adoptStyles } from '@ebkit/ui/styles'
import css from './Slip.css'

/** The content of a printed slip. */
export interface SlipContent {
  readonly title: string
  readonly name: string
  readonly facts: readonly (readonly [name: string, value: string])[]
}

function element(tag: string, text = '', children: readonly HTMLElement[] = []): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  made.append(...children)
  return made
}

function slipOf({ title, name, facts }: SlipContent): HTMLElement {
  const lines = facts.map(([fact, value]) => element('div', '', [element('dt', fact), element('dd', value)]))
  const slip = element('article', '', [element('h1', title), element('h2', name), element('dl', '', lines)])
  slip.className = 'eb-slip'
  slip.dataset.theme = 'light'
  return slip
}

/** Prints a 58 mm slip, and nothing else of the page. It is outside the page's own tree, so this cannot clip it. */
export function printSlip(content: SlipContent): void {
  adoptStyles(document, css)
  const slip = slipOf(content)
  const root = document.documentElement
  document.body.append(slip)
  root.classList.add('eb-prints-slip')
  const end = () => {
    root.classList.remove('eb-prints-slip')
    slip.remove()
  }
  addEventListener('afterprint', end, { once: true })
  print()
}
