import type { PropertyDefinition } from '../propertyDefinition'
import { attributeOf } from './attributes'

/** What objects and functions become where something writes them into an attribute. */
const objectText = /\[object \w+\]|^\s*(async\s+)?(function\b|\(?[\w\s,{}]*\)?\s*=>)/

/**
 * Whether the text of an attribute is what was left of an object: React 19 and Vue 3 look for a property, and write an
 * attribute where there is none because the class has not come yet.
 */
export const isObjectText = ({ type }: PropertyDefinition, text: string | null): boolean =>
  type === 'json' && text !== null && objectText.test(text)

/** Properties that such a framework writes into attributes that are none of ours: `rowActions` becomes `rowactions`. */
export function foreignNames(properties: Record<string, PropertyDefinition>): readonly string[] {
  return Object.entries(properties)
    .filter(([name, property]) => attributeOf(name, property) !== name.toLowerCase())
    .map(([name]) => name)
}

/** Those of them that an element has such an attribute of. */
export const lostProperties = (host: Element, names: readonly string[]): readonly string[] =>
  host.hasAttributes() ? names.filter((name) => host.hasAttribute(name)) : []
