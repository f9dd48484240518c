import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { DrawerList, PageAction } from '@ebkit/domain'

/**
 * A toolbar without links to dialogs that are not built, or whose rows the user may not view.
 *
 * @param importDialog name of the dialog with the import, if the user may import
 */
export function knownToolbar(
  toolbar: readonly PageAction[] = [],
  drawers: readonly DrawerList[] = [],
  resources: ConsolePage['resources'] = {},
  importDialog?: string,
): readonly PageAction[] {
  return toolbar.filter((action) => {
    const name = typeof action === 'object' && /^\?dialog=([\w-]+)/.exec(action.to)?.[1]
    const drawer = drawers.find((one) => one.name === name)
    return (
      !name || name === importDialog || (drawer !== undefined && resources[drawer.resource] !== undefined)
    )
  })
}
