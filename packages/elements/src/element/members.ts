import type { ElementDefinition, PropertyDefinition } from '../definition'
import { attributeOf } from './attributes'
import type { ElementController } from './ElementController'

/** The controllers of the elements that were made from definitions. */
export const controllers = new WeakMap<object, ElementController>()

const controllerOf = (element: object) => controllers.get(element) as ElementController

/** Gives a class the properties and methods of its definition. */
export function addMembers(
  prototype: HTMLElement,
  definition: ElementDefinition,
  properties: Record<string, PropertyDefinition>,
): void {
  for (const [name, property] of Object.entries(properties)) addProperty(prototype, name, property)
  const methods = prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of definition.methods ?? [])
    methods[name] = function (...args) {
      return controllerOf(this).call(name, args)
    }
  methods.focus = function (...args) {
    return controllerOf(this).focus(args)
  }
  definition.form?.addMembers(prototype, controllerOf)
}

/**
 * Takes over what was set on an element before it was defined.
 *
 * @returns attributes that these values overrule
 */
export function takeOver(element: HTMLElement, properties: Record<string, PropertyDefinition>): Set<string> {
  const overruled = new Set<string>()
  const own = element as unknown as Record<string, unknown>
  for (const name of [...Object.keys(properties), 'value']) {
    if (!Object.hasOwn(element, name)) continue
    // The browser has this attribute's text in its queue already, and none for one that is written now.
    const attribute = attributeOf(name, properties[name] ?? {}) ?? name
    if (element.hasAttribute(attribute)) overruled.add(attribute)
    const value = own[name]
    delete own[name]
    own[name] = value
  }
  return overruled
}

function addProperty(prototype: HTMLElement, name: string, property: PropertyDefinition): void {
  const attribute = attributeOf(name, property)
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return controllerOf(this).values.get(name)
    },
    set(this: HTMLElement, value: unknown) {
      const { values } = controllerOf(this)
      values.assign(name, value)
      if (property.reflect && attribute) reflect(this, attribute, values.get(name))
    },
  })
}

/** Writes a value back to its attribute. */
function reflect(element: HTMLElement, attribute: string, value: unknown): void {
  if (value === false) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value === true ? '' : String(value))
}
