/** How the text of an attribute is read. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json'

/** One property of an element, and its attribute where it has one. */
export interface PropertyDefinition {
  /** How the attribute is read. A property without a type (functions, dates …) has no attribute. */
  type?: AttributeType
  /** Name of the attribute; false for none. Default: the property's name in kebab-case. */
  attribute?: string | false
  /** Value while neither is set. Booleans are false: HTML has no other default for them. */
  default?: unknown
  /** The only texts that are accepted. */
  values?: readonly string[]
  /** Whether a value has the right shape, for lists and objects; never asked about the default. */
  accepts?: (value: unknown) => boolean
  /** Writes the property back to its attribute, as HTML controls do with `disabled` and `name`. */
  reflect?: boolean
}
