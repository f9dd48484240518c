/** A typical request for a long list or a report, as the address of its call. */
export interface Sentence {
  readonly title: string
  readonly path: string
}
