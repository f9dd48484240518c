/** Detail of `eb-error`. */
export interface ElementError {
  /** Stable: `invalid-attribute` `invalid-property` `property-lost` `render-failed` `method-failed` `handler-failed`, or a code of the services. */
  code: string
  /** For developers. */
  message: string
  /** What was thrown, if anything was. */
  cause?: unknown
}

/** A value that cannot be read, as long as it is set. */
export interface ValueProblem {
  code: 'invalid-attribute' | 'invalid-property' | 'property-lost'
  /** Name of the attribute or property. */
  name: string
  /** The given value, as a text. */
  value: string
  /** Of the property's definition. */
  example?: string
}

/** Reports an error of an element to the page: as an event, never through its global error handlers. */
export function emitError(host: HTMLElement, detail: ElementError): void {
  host.dispatchEvent(new CustomEvent('eb-error', { bubbles: true, composed: true, detail }))
}
