/** A button that exports rows. */
export interface ExportOpener {
  /** It was pressed: shows the choice below it. */
  open: (button: HTMLElement, isSelection: boolean) => void
  /** It will probably be pressed: loads the code. */
  prepare: () => Promise<void>
}
