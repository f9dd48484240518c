import type { WrongPart } from '../propertyDefinition'
import type { Translate } from './strings'

/** Detail of `eb-error`. */
export interface ElementError {
  /** Stable: `invalid-attribute` `invalid-property` `property-lost` `render-failed` `method-failed` `handler-failed`, or a code of the services. */
  code: string
  /** For developers. */
  message: string
  /** What was thrown, if anything was. */
  cause?: unknown
}

/** The hint at a valid value in the report of an invalid one. */
export interface Hints extends Partial<WrongPart> {
  /** It must be JSON, and is not. */
  isNoJson?: boolean
  /** Of the property's definition. */
  example?: string | undefined
}

/** A value that cannot be read, as long as it is set. */
export interface ValueProblem extends Hints {
  code: 'invalid-attribute' | 'invalid-property' | 'property-lost'
  /** Name of the attribute or property. */
  name: string
  /** The given value, as a text. */
  value: string
  /** The property that it was meant for, of a lost one that could have been set. */
  property?: string
}

/** The problem of a value, and a valid one. */
export const problemText = (translate: Translate, problem: ValueProblem, tag: string): string =>
  problem.code === 'property-lost' ? lostText(translate, problem, tag) : wrongText(translate, problem)

const lostText = (translate: Translate, { name, property }: ValueProblem, tag: string): string =>
  property ? translate('unset', { name, property }) : translate('lost', { name, tag })

const wrongText = (
  translate: Translate,
  { name, value, part, isNoJson, values, example }: ValueProblem,
): string =>
  [
    translate('invalid', { name, value }),
    part && translate('part', { part }),
    isNoJson && translate('noJson'),
    values && translate('words', { values: values.join(', ') }),
    example && translate('shape', { example }),
  ]
    .filter(Boolean)
    .join('')

/** Reports an error of an element to the page: as an event, never through its global error handlers. */
export function emitError(host: HTMLElement, detail: ElementError): void {
  host.dispatchEvent(new CustomEvent('eb-error', { bubbles: true, composed: true, detail }))
}
