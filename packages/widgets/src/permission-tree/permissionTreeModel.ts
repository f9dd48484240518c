import { atom, type ReadableAtom } from 'nanostores'

/** What eb-permission-tree shows and can do. Plain stores: no React, testable in Node. */
export interface PermissionTreeModel {
  /** Whether the dialog is open. */
  readonly $open: ReadableAtom<boolean>
  show(): void
  hide(): void
}

export interface PermissionTreeOptions {
  /** Called when the dialog opened, and when it closed, by whatever means. */
  onShow?(): void
  onHide?(): void
}

/**
 * The model behind eb-permission-tree. `options` is asked for at every use, so that the newest callbacks are called.
 */
export function createPermissionTree(options: () => PermissionTreeOptions): PermissionTreeModel {
  const $open = atom(false)
  const set = (open: boolean) => {
    if ($open.get() === open) return
    $open.set(open)
    if (open) options().onShow?.()
    else options().onHide?.()
  }
  return { $open, show: () => set(true), hide: () => set(false) }
}
