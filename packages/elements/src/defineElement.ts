import type { ElementDefinition } from './definition'
import { createElementClass } from './element/elementClass'
import { registerOnce } from './element/registerOnce'

/**
 * An element that can be registered; has no effect before.
 *
 * @example
 * ```ts
 * import { dateRange } from '@ebkit/elements/pure/date-range'
 *
 * if (document.querySelector('eb-date-range')) dateRange.register()
 * ```
 */
export interface DefinedElement<Props extends object = object, Value = unknown> {
  /** What it was made from. */
  readonly definition: ElementDefinition<Props, Value>
  /** The class, created at its first use: on a server there is no HTMLElement to extend. */
  readonly elementClass: CustomElementConstructor
  /**
   * Registers the tag. Does nothing on a server; if the tag is taken, the first definition stays and a report is made.
   */
  register(): void
}

/** Makes an element from its definition. */
// @__NO_SIDE_EFFECTS__
export function defineElement<Props extends object, Value = unknown>(
  definition: ElementDefinition<Props, Value>,
): DefinedElement<Props, Value> {
  // The runtime does not need the two type parameters: the definition has checked them against each other.
  const create = () => createElementClass(definition as unknown as ElementDefinition)
  return lazyElement(definition, create)
}

/** A defined element whose class is created on demand. */
// @__NO_SIDE_EFFECTS__
export function lazyElement<Definition extends { tag: string }>(
  definition: Definition,
  create: () => CustomElementConstructor,
) {
  let made: CustomElementConstructor | undefined
  return {
    definition,
    get elementClass() {
      made ??= create()
      return made
    },
    register() {
      registerOnce(definition.tag, () => this.elementClass)
    },
  }
}
