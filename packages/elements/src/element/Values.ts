import type { PropertyDefinition } from '../propertyDefinition'
import { fromAssignment, fromAttribute, textOf, unreadable } from './attributes'
import { isObjectText } from './lostProperties'
import type { ValueProblem } from './problems'

/** Whose values they are. */
interface Owner {
  onValueChange(): void
  onProblem(problem: ValueProblem): void
}

/** What was given, of whatever kind. */
type Given = Omit<ValueProblem, 'value'> & { value: unknown }

/** The values of an element's properties: the last one that was set, by property or by attribute, holds. */
export class Values {
  readonly #values: Record<string, unknown>
  #problems: Map<string, ValueProblem> | undefined
  readonly #properties: Record<string, PropertyDefinition>
  readonly #owner: Owner

  /** @param defaults of all elements of the class: an element has only what is different */
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

  /** Values that could not be read and still stand there. */
  get problems(): readonly ValueProblem[] {
    return [...(this.#problems?.values() ?? [])]
  }

  get(name: string): unknown {
    return this.#values[name]
  }

  /** All of them, as they are now; to read by name. */
  all(): Readonly<Record<string, unknown>> {
    return this.#values
  }

  /** Those that there are, as props. */
  props(): Record<string, unknown> {
    const props: Record<string, unknown> = {}
    // What is undefined needs no room. More than sixteen would make V8 keep a table for each element.
    for (const name in this.#properties) if (this.get(name) !== undefined) props[name] = this.get(name)
    return props
  }

  setFromAttribute(name: string, attribute: string, text: string | null): void {
    const definition = this.#definition(name)
    const value = fromAttribute(definition, text)
    const code = isObjectText(definition, text) ? 'property-lost' : 'invalid-attribute'
    this.setIfReadable(name, value, { code, name: attribute, value: text ?? '' })
  }

  /** A property was written into an attribute that is none: it has its default until it is set. */
  lose(name: string, text: string): void {
    this.setIfReadable(name, unreadable, { code: 'property-lost', name, value: text })
  }

  assign(name: string, value: unknown): void {
    const read = fromAssignment(this.#definition(name), value)
    this.setIfReadable(name, read, { code: 'invalid-property', name, value })
  }

  /** Takes a value that was read, or keeps the last good one and reports. */
  setIfReadable(name: string, value: unknown, given: Given): void {
    const { accepts, default: initial } = this.#definition(name)
    if (value !== unreadable && (!accepts || value === initial || accepts(value))) {
      if (this.#problems?.delete(name)) this.#owner.onValueChange()
      this.set(name, value)
      return
    }
    // A text only here: that of 100,000 rows takes as long as drawing them.
    const problem = { ...given, value: String(textOf(given.value)) }
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
