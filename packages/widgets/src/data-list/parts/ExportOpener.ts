/** A button from which rows are exported. */
export interface ExportOpener {
  /** It was pressed: what can be exported is offered below it. */
  open: (button: HTMLElement, isSelection: boolean) => void
  /** It may be pressed soon. */
  prepare: () => Promise<void>
}
