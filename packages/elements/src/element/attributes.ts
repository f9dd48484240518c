import type { PropertyDefinition } from '../propertyDefinition'

/** Marks a value that cannot be read: the last valid one stays. */
export const unreadable = Symbol('unreadable')

/** Name of a property's attribute; undefined when it has none. */
export function attributeOf(name: string, { type, attribute }: PropertyDefinition): string | undefined {
  if (!type || attribute === false) return undefined
  return attribute ?? name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

/** Attribute → property. Without a prototype: the page may have extended Object's. */
export function attributesOf(
  properties: Readonly<Record<string, PropertyDefinition>>,
): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  for (const [name, property] of Object.entries<PropertyDefinition>(properties)) {
    const attribute = attributeOf(name, property)
    if (attribute) attributes[attribute] = name
  }
  return attributes
}

/** Value if neither property nor attribute is set. */
export const defaultOf = (property: PropertyDefinition): unknown =>
  property.type === 'boolean' ? false : property.default

/** Value of an attribute: its text, or null if it is missing. */
export function fromAttribute(property: PropertyDefinition, text: string | null): unknown {
  if (text === null) return defaultOf(property)
  return property.type === 'boolean' || fromText(property, text)
}

/**
 * Value of an assignment. Objects keep their identity; texts are parsed, since frameworks assign attributes as texts.
 */
export function fromAssignment(property: PropertyDefinition, value: unknown): unknown {
  const { type } = property
  if (value === null || value === undefined) return defaultOf(property)
  if (!type) return value
  if (type === 'boolean') return Boolean(value)
  if (typeof value === 'string') return fromText(property, value)
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : unreadable
  if (type === 'json') return value
  return typeof value === 'object' ? unreadable : fromText(property, String(value))
}

/** A value as a text; undefined for those that cannot be converted, such as objects without a prototype. */
export function textOf(value: unknown): string | undefined {
  try {
    return String(value)
  } catch {
    // The caller reports the value as unreadable.
    return undefined
  }
}

/** A wrong value in a report: enough of it to be known. */
export function shownText(value: unknown): string {
  const text = String((typeof value === 'object' && jsonOf(value)) || textOf(value))
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    // It refers to itself.
    return undefined
  }
}

function fromText({ type, values }: PropertyDefinition, text: string): unknown {
  if (type === 'number') return text.trim() && Number.isFinite(Number(text)) ? Number(text) : unreadable
  if (type === 'json') return fromJson(text)
  return values && !values.includes(text) ? unreadable : text
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}
