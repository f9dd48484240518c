import type { ElementDefinition } from '../definition'
import type { PropertyDefinition } from '../propertyDefinition'
import { attributesOf, defaultOf } from './attributes'
import { bare, mapBare } from './bare'
import { ElementController } from './ElementController'
import { keepTypingInside } from './events'
import { hostStyles } from './hostStyles'
import { foreignNames, lostProperties } from './lostProperties'
import { addMembers, controllers, overruledAttributes, takeOver } from './members'
import { reportUnknownAttributes } from './unknownAttributes'
import { createViewNode, type ViewNode } from './viewNode'

/** Attributes that define the surroundings; see surroundings.ts. */
const surroundingAttributes = ['lang', 'dir', 'hotel-id']

/** The properties of an element, with those that every value element has. */
export function propertiesOf({ form, properties }: ElementDefinition): Record<string, PropertyDefinition> {
  return mapBare({ ...properties, ...form?.properties }, bare)
}

/** Creates the class of an element. Requires a DOM. */
export function createElementClass(given: ElementDefinition): CustomElementConstructor {
  const definition = bare(given)
  const { form, display = 'block', ownWidth, events = {} } = definition
  definition.events = mapBare(events, bare)
  const properties = propertiesOf(definition)
  const defaults = mapBare(properties, defaultOf)
  const attributes = attributesOf(properties)
  const formAttributes = form ? ['value', 'aria-label'] : []
  const foreign = foreignNames(properties).filter((name) => !formAttributes.includes(name))

  class EbElement extends HTMLElement {
    static readonly formAssociated = Boolean(form)
    static readonly observedAttributes = [
      ...Object.keys(attributes),
      ...surroundingAttributes,
      ...formAttributes,
    ]

    readonly #controller: ElementController
    /** Attributes overridden by properties that were set before the definition. */
    readonly #overruled: Set<string> | undefined
    /**
     * It was in the page before its class was defined: attribute changes reported before it is connected are
     * outdated.
     */
    #isUpgraded = false

    constructor() {
      super()
      this.#isUpgraded = this.hasAttributes()
      const view = addView(this, hostStyles(display, ownWidth))
      this.#controller = new ElementController(this, view, definition, properties, defaults)
      controllers.set(this, this.#controller)
      // Before the values: reflecting one such as `disabled` makes Firefox report all attributes at once.
      this.#overruled = overruledAttributes(this, properties)
      takeOver(this, properties)
      for (const name of lostProperties(this, foreign))
        this.#controller.values.lose(name, this.getAttribute(name) as string)
      reportUnknownAttributes(this, EbElement.observedAttributes, foreign)
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      if (this.#overruled?.delete(attribute)) return
      const { values, form: control } = this.#controller
      const name = attributes[attribute]
      if (control && attribute === 'value') control.setText(text, attribute, 'invalid-attribute')
      else if (name) values.setFromAttribute(name, attribute, text, !this.#isUpgraded)
      else this.#controller.update()
    }

    connectedCallback(): void {
      this.#isUpgraded = false
      if (this.isConnected) this.#controller.connect()
    }

    disconnectedCallback(): void {
      // A move disconnects and connects at once: unmount only what is still disconnected afterwards.
      queueMicrotask(() => this.isConnected || this.#controller.disconnect())
    }

    formResetCallback(): void {
      this.#controller.reset()
    }

    formDisabledCallback(isDisabled: boolean): void {
      this.#controller.form?.disable(isDisabled)
    }

    formStateRestoreCallback(state: unknown): void {
      if (typeof state === 'string') this.#controller.form?.setText(state, 'value', 'invalid-property')
    }

    /** Resolves when all properties are rendered. */
    get updateComplete(): Promise<void> {
      return this.#controller.rendered()
    }
  }
  addMembers(EbElement.prototype, definition, properties)
  return EbElement
}

/** The container of the view: inside a shadow root, with the page's inherited styles reset. */
function addView(host: HTMLElement, styles: CSSStyleSheet): ViewNode {
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [styles]
  keepTypingInside(root)
  const line = host.ownerDocument.createElement('div')
  line.className = 'eb-line'
  const view = createViewNode()
  view.className = 'eb-element'
  line.append(view)
  root.append(line)
  return view
}
