import type { PropertyDefinition } from '../propertyDefinition'
import { attributeOf } from './attributes'

/** The texts of objects and functions written into attributes. */
const objectText = /\[object \w+\]|^\s*(async\s+)?(function\b|\(?[\w\s,{}]*\)?\s*=>)/

/**
 * Whether an attribute's text is a converted object: React 19 and Vue 3 write an attribute if an element has no such
 * property, which is so before its class is loaded.
 */
export const isObjectText = ({ type }: PropertyDefinition, text: string | null): boolean =>
  type === 'json' && text !== null && objectText.test(text)

/** Properties without an attribute that such a framework may write as one: `rowActions` becomes `rowactions`. */
export function foreignNames(properties: Record<string, PropertyDefinition>): readonly string[] {
  return Object.entries(properties)
    .filter(([name, property]) => attributeOf(name, property) !== name.toLowerCase())
    .map(([name]) => name)
}

/** Those of them for which an element has such an attribute. */
export const lostProperties = (host: Element, names: readonly string[]): readonly string[] =>
  host.hasAttributes() ? names.filter((name) => host.hasAttribute(name)) : []
