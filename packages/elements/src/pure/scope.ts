import { lazyElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { adoptBox } from '../element/boxStyles'
import { hostStyles } from '../element/hostStyles'
import { emitError } from '../element/problems'
import { scopeChange } from '../element/surroundings'
import { writeTheme } from '../element/theme'

/** Properties of eb-scope. All are attributes too. */
export interface ScopeProps {
  /** Language of the elements inside, a BCP 47 tag such as `zh-CN` or `en`. Default: the page's. */
  lang?: string
  /** Writing direction of the elements inside. Default: the page's. */
  dir?: 'ltr' | 'rtl'
  /** Id of the hotel that the elements inside work for. Default: the session's. */
  hotelId?: string
  /** Theme of the elements inside. Default: the page's. */
  theme?: 'light' | 'dark'
}

/**
 * `<eb-scope>` sets language, direction, hotel and theme for the eb- elements inside it, also in shadow roots. It has
 * no box and no view of its own.
 */
export const scope = lazyElement(
  {
    tag: 'eb-scope',
    display: 'contents',
    properties: {
      lang: { type: 'string' },
      dir: { type: 'string', values: ['ltr', 'rtl'] },
      hotelId: { type: 'string', reflect: true },
      theme: { type: 'string', values: ['light', 'dark'], reflect: true },
    },
  } as const,
  createScopeClass,
)

/** Texts of its reference page. */
export const scopeReference: ElementReference = {
  summary: 'Sets language, direction, hotel and theme of the elements inside it.',
  slots: { '': 'The elements it applies to.' },
}

/** Properties that HTML itself does not reflect, and their attributes. */
const reflected = { hotelId: 'hotel-id', theme: 'theme' } as const

function createScopeClass(): CustomElementConstructor {
  class ScopeElement extends HTMLElement {
    static readonly observedAttributes = ['lang', 'dir', 'hotel-id', 'theme']

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [hostStyles('contents')]
      root.append(this.ownerDocument.createElement('slot'))
      for (const name of Object.keys(reflected)) takeOver(this, name)
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      if (attribute === 'theme') applyScopeTheme(this, text)
      this.dispatchEvent(new CustomEvent(scopeChange))
    }

    /** Elements that rendered before its definition have read its attributes; notifies them from now on. */
    connectedCallback(): void {
      adoptBox(this, 'contents')
      this.dispatchEvent(new CustomEvent(scopeChange))
    }
  }
  for (const [name, attribute] of Object.entries(reflected)) reflect(ScopeElement.prototype, name, attribute)
  return ScopeElement
}

function applyScopeTheme(scope: HTMLElement, theme: string | null): void {
  if (theme === null) writeTheme(scope, undefined)
  else if (theme === 'light' || theme === 'dark') writeTheme(scope, theme)
  else {
    const detail = { code: 'invalid-attribute', message: `Attribute theme has an invalid value: ${theme}` }
    queueMicrotask(() => emitError(scope, detail))
  }
}

function reflect(prototype: HTMLElement, name: string, attribute: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.getAttribute(attribute) ?? undefined
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(attribute)
      else this.setAttribute(attribute, String(value))
    },
  })
}

/** Applies a property that was set before the definition. */
function takeOver(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const own = element as unknown as Record<string, unknown>
  const value = own[name]
  delete own[name]
  own[name] = value
}
