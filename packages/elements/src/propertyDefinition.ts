/** How an attribute's text is parsed. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json'

/** What is wrong in a value with parts. */
export interface WrongPart {
  /** Position and content: `[1].type: "number"`. */
  part: string
  /** The allowed words. */
  values?: readonly string[]
}

/** One property of an element, and its attribute if it has one. */
export interface PropertyDefinition {
  /** Type of the attribute. A property without a type (functions, dates …) has no attribute. */
  type?: AttributeType
  /** Name of the attribute; false for none. Default: the property's name in kebab-case. */
  attribute?: string | false
  /** Value if neither is set. Booleans are false: HTML has no other default for them. */
  default?: unknown
  /** The only texts that are accepted. */
  values?: readonly string[]
  /** Whether a value has the right shape, for lists and objects; not called for the default. */
  accepts?: (value: unknown) => boolean
  /** A value of the right shape, as an attribute has it, or a function: the report of a wrong one shows it. */
  example?: string | undefined
  /** Which part of a value that is not accepted is wrong, for the report. */
  explain?: ((value: unknown) => WrongPart | undefined) | undefined
  /** Reflects the property to its attribute, as HTML controls do with `disabled` and `name`. */
  reflect?: boolean
}
