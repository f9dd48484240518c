import { type PageAction, permissionCode, standardActions } from '@ebkit/domain'
import { holdsPermission } from '@ebkit/rules/permissions'
import { countedCodes, type HeldCodes } from '../resources/writingRights'
import { findCatalogueResource, findPageAt, missingRights } from './consolePages'

/** Rights for actions that pages offer without a definition in their resource. Those that are not here need `view`. */
const rightOf: Readonly<Record<string, string>> = {
  create: 'add',
  copy: 'add',
  edit: 'edit',
  import: 'import',
  delete: 'delete',
  export: 'export',
}

/** Whether somebody may do an action of a page with the rows of a resource. */
function mayDo(action: string, name: string, codes: HeldCodes): boolean {
  const isStandard = (standardActions as readonly string[]).includes(action)
  const right = rightOf[action] ?? (isStandard ? 'view' : action)
  const resource = findCatalogueResource(name)
  const counted = resource ? countedCodes(resource, right, codes) : codes.permissions
  return holdsPermission(counted, permissionCode({ name }, right))
}

/** The actions of a page that somebody may do; of links, those to pages that they may open. */
export function allowedActions(
  actions: readonly PageAction[],
  resource: string,
  codes: HeldCodes,
): readonly PageAction[] {
  return actions.filter((action) => {
    if (typeof action === 'string') return mayDo(action, resource, codes)
    const target = findPageAt(action.to)
    return !target || !missingRights(target.page, codes.permissions).length
  })
}
