import { actionsOf, findResource, type Page, type Resource } from '@ebkit/domain'
import type { LeftOut } from '@ebkit/protocol/calls/consolePage'
import { holdsPermission } from '@ebkit/rules/permissions'
import { behaviourOf } from '../behaviour/behaviourOf'
import { written } from '../behaviour/ledger/written'
import { isPending } from '../resources/actions/isPending'
import { bindingOf } from '../resources/bindings'

/** Users with all rights see what has not been built yet. */
const administrator = '*'

const isNamed = (page: Page, name: string) => JSON.stringify(page).includes(`"${name}"`)

/** Fields that the page names but no code fills yet. */
function fieldsLeftOut(page: Page, { name, fields }: Resource): LeftOut['fields'] {
  const served = findResource(name)
  const bound = served && bindingOf(served).fields
  return fields
    .filter((field) => !bound?.has(field.name) && isNamed(page, field.name))
    .map(({ label }) => label)
}

/** Actions that the page names but no code implements yet. */
function actionsLeftOut(page: Page, resource: Resource): LeftOut['actions'] {
  const served = findResource(resource.name)
  const behaviour = served ? behaviourOf(served) : { resource }
  return actionsOf(resource)
    .filter((action) => isNamed(page, action.name) && isPending(action, behaviour))
    .map(({ label }) => label)
}

/** Toolbar buttons of a list that would open a dialog that does not exist. */
function dialogsLeftOut(page: Page): LeftOut['actions'] {
  if (page.kind !== 'list') return []
  const known = [page.importDialog, ...(page.drawers ?? []).map(({ name }) => name)]
  return (page.toolbar ?? []).flatMap((action) => {
    const name = typeof action === 'object' && /^\?dialog=([\w-]+)/.exec(action.to)?.[1]
    return name && !known.includes(name) ? [action.label] : []
  })
}

function behavioursLeftOut(page: Page): LeftOut['behaviours'] {
  if (page.kind !== 'custom') return []
  const numbers = page.behaviours.map((_, index) => index + 1)
  return numbers.filter((number) => !written.has(`${page.route} ${number}`))
}

/**
 * The parts of a page's definition that are not implemented yet, for administrators. Undefined if everything is
 * implemented, or the user is not an administrator.
 */
export function leftOutOf(
  page: Page,
  resources: readonly Resource[],
  codes: readonly string[],
): LeftOut | undefined {
  if (!holdsPermission(codes, administrator)) return undefined
  const left: LeftOut = {
    behaviours: behavioursLeftOut(page),
    fields: resources.flatMap((resource) => fieldsLeftOut(page, resource)),
    actions: [...resources.flatMap((resource) => actionsLeftOut(page, resource)), ...dialogsLeftOut(page)],
    hasNotes: page.notes !== undefined && !written.has(page.route),
  }
  const { behaviours, fields, actions, hasNotes } = left
  return behaviours.length || fields.length || actions.length || hasNotes ? left : undefined
}
