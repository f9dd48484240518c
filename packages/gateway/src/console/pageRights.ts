import { type PageAction, permissionCode, rightOfLink, standardActions } from '@ebkit/domain'
import { holdsPermission } from '@ebkit/rules/permissions'
import { countedCodes, type HeldCodes } from '../resources/writingRights'
import { findCatalogueResource, findPageAt, missingRights } from './consolePages'

/** Rights for the standard actions of pages. Standard actions that are not listed need `view`. */
const rightOf: Readonly<Record<string, string>> = {
  create: 'add',
  copy: 'add',
  edit: 'edit',
  import: 'import',
  delete: 'delete',
  export: 'export',
}

/** Whether the user may run an action of a page on the rows of a resource. */
function mayDo(action: string, name: string, codes: HeldCodes): boolean {
  const isStandard = (standardActions as readonly string[]).includes(action)
  return holds(rightOf[action] ?? (isStandard ? 'view' : action), name, codes)
}

function holds(right: string, name: string, codes: HeldCodes): boolean {
  const resource = findCatalogueResource(name)
  const counted = resource ? countedCodes(resource, right, codes) : codes.permissions
  return holdsPermission(counted, permissionCode({ name }, right))
}

/** Whether the user may follow a link: open its page and, if it is a form, save the row there. */
function mayFollow(to: string, codes: HeldCodes): boolean {
  const target = findPageAt(to)
  if (!target) return true
  if (missingRights(target.page, codes.permissions).length) return false
  const right = rightOfLink(to, target)
  return !right || !('resource' in target.page) || holds(right, target.page.resource ?? '', codes)
}

/** The actions of a page that the user may run, and the links that they may follow. */
export function allowedActions(
  actions: readonly PageAction[],
  resource: string,
  codes: HeldCodes,
): readonly PageAction[] {
  return actions.filter((action) => {
    if (typeof action === 'string') return mayDo(action, resource, codes)
    return mayFollow(action.to, codes)
  })
}
