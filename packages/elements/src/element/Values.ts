import type { PropertyDefinition } from '../propertyDefinition'
import { fromAssignment, fromAttribute, shownText, unreadable } from './attributes'
import { isObjectText } from './lostProperties'
import type { Hints, ValueProblem } from './problems'

/** The element they belong to. */
interface Owner {
  onValueChange(): void
  onProblem(problem: ValueProblem): void
}

/** The given value, of any type. */
type Given = Omit<ValueProblem, 'value'> & { value: unknown }

/** What a report can say of the right value. */
function hintsOf(definition: PropertyDefinition, value: unknown): Hints {
  const { type, values, explain, example = type === 'number' ? '8' : undefined } = definition
  if (values) return { values }
  if (value === unreadable) return { example, ...(type === 'json' && { isNoJson: true }) }
  return explain?.(value) ?? { example }
}

/** The values of an element's properties: the last assignment wins, by property or by attribute. */
export class Values {
  readonly #values: Record<string, unknown>
  #problems: Map<string, ValueProblem> | undefined
  readonly #properties: Record<string, PropertyDefinition>
  readonly #owner: Owner

  /** @param defaults of all elements of the class: an element stores only the values that differ */
  constructor(
    properties: Record<string, PropertyDefinition>,
    defaults: Record<string, unknown>,
    owner: Owner,
  ) {
    this.#properties = properties
    this.#owner = owner
    this.#values = Object.create(defaults)
  }

  #definition(name: string): PropertyDefinition {
    return this.#properties[name] as PropertyDefinition
  }

  /** Unreadable values that are still set. */
  get problems(): readonly ValueProblem[] {
    return [...(this.#problems?.values() ?? [])]
  }

  get(name: string): unknown {
    return this.#values[name]
  }

  /** The current values, by name. */
  all(): Readonly<Record<string, unknown>> {
    return this.#values
  }

  /** The set values, as props. */
  props(): Record<string, unknown> {
    const props: Record<string, unknown> = {}
    // Removes undefined values: with more than sixteen keys V8 would use a hash table for each element.
    for (const name in this.#properties) if (this.get(name) !== undefined) props[name] = this.get(name)
    return props
  }

  /** @param wasDefined the attribute was written to an element that had its properties already */
  setFromAttribute(name: string, attribute: string, text: string | null, wasDefined: boolean): void {
    const definition = this.#definition(name)
    const value = fromAttribute(definition, text)
    const given = { name: attribute, value: text ?? '' }
    if (!isObjectText(definition, text))
      this.setIfReadable(name, value, { code: 'invalid-attribute', ...given })
    else
      this.setIfReadable(name, value, {
        code: 'property-lost',
        ...given,
        ...(wasDefined && { property: name }),
      })
  }

  /** A property was written into an attribute that does not exist: it keeps its default until it is set. */
  lose(name: string, text: string): void {
    this.setIfReadable(name, unreadable, { code: 'property-lost', name, value: text })
  }

  assign(name: string, value: unknown): void {
    const read = fromAssignment(this.#definition(name), value)
    this.setIfReadable(name, read, { code: 'invalid-property', name, value })
  }

  /**
   * Stores a readable value, or keeps the last valid one and reports it.
   *
   * @param known what is right, where it is not what the definition says: for a value's text
   */
  setIfReadable(name: string, value: unknown, given: Given, known?: Hints): void {
    const definition = this.#definition(name)
    const { accepts, default: initial } = definition
    if (value !== unreadable && (!accepts || value === initial || accepts(value))) {
      if (this.#problems?.delete(name)) this.#owner.onValueChange()
      this.set(name, value)
      return
    }
    // Converted to text only here: for 100,000 rows it takes as long as drawing them.
    const problem = { ...given, value: shownText(given.value), ...(known ?? hintsOf(definition, value)) }
    this.#problems ??= new Map()
    this.#problems.set(name, problem)
    this.#owner.onProblem(problem)
    this.#owner.onValueChange()
  }

  set(name: string, value: unknown): void {
    if (Object.is(this.#values[name], value)) return
    this.#values[name] = value
    this.#owner.onValueChange()
  }
}
