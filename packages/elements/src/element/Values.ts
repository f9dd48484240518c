import type { PropertyDefinition } from '../definition'
import { defaultOf, fromAssignment, fromAttribute, textOf, unreadable } from './attributes'
import type { ValueProblem } from './problems'

/** The values of an element's properties: the last one that was set, by property or by attribute, holds. */
export class Values {
  // Without a prototype: the page may have added to Object's.
  readonly #values: Record<string, unknown> = Object.create(null)
  readonly #problems = new Map<string, ValueProblem>()
  readonly #properties: Record<string, PropertyDefinition>
  readonly #onChange: (name: string) => void
  readonly #onProblem: (problem: ValueProblem) => void

  constructor(
    properties: Record<string, PropertyDefinition>,
    onChange: (name: string) => void,
    onProblem: (problem: ValueProblem) => void,
  ) {
    this.#properties = properties
    this.#onChange = onChange
    this.#onProblem = onProblem
    for (const name of Object.keys(properties)) this.#values[name] = defaultOf(this.#definition(name))
  }

  #definition(name: string): PropertyDefinition {
    return this.#properties[name] as PropertyDefinition
  }

  /** Values that could not be read and still stand there. */
  get problems(): readonly ValueProblem[] {
    return [...this.#problems.values()]
  }

  get(name: string): unknown {
    return this.#values[name]
  }

  /** All of them, as props. */
  all(): Record<string, unknown> {
    return { ...this.#values }
  }

  setFromAttribute(name: string, attribute: string, text: string | null): void {
    const value = fromAttribute(this.#definition(name), text)
    this.setIfReadable(name, value, { code: 'invalid-attribute', name: attribute, value: text ?? '' })
  }

  assign(name: string, value: unknown): void {
    const problem: ValueProblem = { code: 'invalid-property', name, value: String(textOf(value)) }
    this.setIfReadable(name, fromAssignment(this.#definition(name), value), problem)
  }

  /** Takes a value that was read, or keeps the last good one and reports. */
  setIfReadable(name: string, value: unknown, problem: ValueProblem): void {
    const { accepts, default: initial } = this.#definition(name)
    if (value !== unreadable && (!accepts || value === initial || accepts(value))) {
      if (this.#problems.delete(name)) this.#onChange(name)
      this.set(name, value)
      return
    }
    this.#problems.set(name, problem)
    this.#onProblem(problem)
    this.#onChange(name)
  }

  set(name: string, value: unknown): void {
    if (Object.is(this.#values[name], value)) return
    this.#values[name] = value
    this.#onChange(name)
  }
}
