import type { ElementDefinition } from '../definition'
import type { PropertyDefinition } from '../propertyDefinition'
import { attributeOf } from './attributes'
import type { ElementController } from './ElementController'

/** The controllers of elements, by element. */
export const controllers = new WeakMap<object, ElementController>()

const controllerOf = (element: object) => controllers.get(element) as ElementController

/** Adds the properties and methods of a definition to a class. */
export function addMembers(
  prototype: HTMLElement,
  definition: ElementDefinition,
  properties: Record<string, PropertyDefinition>,
): void {
  for (const [name, property] of Object.entries(properties)) addProperty(prototype, name, property)
  for (const name of definition.methods ?? [])
    addMethod(prototype, name, (controller, args) => controller.call(name, args))
  addMethod(prototype, 'focus', (controller, args) => controller.focus(args))
  definition.form?.addMembers(prototype)
}

type Properties = Record<string, PropertyDefinition>

/** Names of properties set on an element before its definition. */
const ownOf = (element: HTMLElement, properties: Properties) =>
  Object.keys({ ...properties, value: 0 }).filter((name) => Object.hasOwn(element, name))

/**
 * Attributes overridden by properties that were set before the definition: the browser has already queued callbacks for
 * them, and queues none for an attribute written now.
 */
export function overruledAttributes(element: HTMLElement, properties: Properties): Set<string> | undefined {
  let overruled: Set<string> | undefined
  for (const name of ownOf(element, properties)) {
    const attribute = attributeOf(name, properties[name] ?? {}) ?? name
    if (element.hasAttribute(attribute)) overruled = (overruled ?? new Set()).add(attribute)
  }
  return overruled
}

/** Applies properties set on an element before its definition. */
export function takeOver(element: HTMLElement, properties: Properties): void {
  const own = element as unknown as Record<string, unknown>
  for (const name of ownOf(element, properties)) {
    const value = own[name]
    delete own[name]
    own[name] = value
  }
}

function addProperty(prototype: HTMLElement, name: string, property: PropertyDefinition): void {
  const attribute = attributeOf(name, property)
  addAccessor(
    prototype,
    name,
    ({ values }) => values.get(name),
    ({ values }, value, host) => {
      values.assign(name, value)
      if (property.reflect && attribute) reflect(host, attribute, values.get(name))
    },
  )
}

/** Adds a property that the element's controller implements to a class. */
export function addAccessor(
  prototype: HTMLElement,
  name: string,
  get: (controller: ElementController) => unknown,
  set?: (controller: ElementController, value: unknown, host: HTMLElement) => void,
): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return get(controllerOf(this))
    },
    set:
      set &&
      function (this: HTMLElement, value: unknown) {
        set(controllerOf(this), value, this)
      },
  })
}

/** Adds a method that the element's controller implements to a class. */
export function addMethod(
  prototype: HTMLElement,
  name: string,
  call: (controller: ElementController, args: unknown[]) => unknown,
): void {
  const methods = prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  methods[name] = function (...args) {
    return call(controllerOf(this), args)
  }
}

/** Writes a value back to its attribute. */
function reflect(element: HTMLElement, attribute: string, value: unknown): void {
  if (value === false) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value === true ? '' : String(value))
}
