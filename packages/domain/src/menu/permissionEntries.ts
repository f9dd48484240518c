import type { Label } from '@ebkit/rules/fields'
import type { Application } from '../Application'
import { actionsOf, commonRights, fileCode, fileRights, permissionCode } from '../permission'
import type { Resource } from '../Resource'
import { viewsOf } from '../usage/viewsOf'
import type { MenuEntry } from './MenuEntry'
import type { MenuPage } from './menuEntries'
import { fileRightLabels, rightLabels } from './strings'

/** Permissions below pages; and those that a page itself carries, by the page's entry: to view its rows. */
interface Permissions {
  readonly entries: readonly MenuEntry[]
  readonly carried: readonly (readonly [page: string, code: string])[]
}

const labelled = (title: Label, right: Label): Label => ({
  zh: `${title.zh} · ${right.zh}`,
  en: `${title.en} · ${right.en}`,
})

/** The resource that a page is about. */
const ownResource = ({ page }: MenuPage): string | undefined =>
  page.kind === 'report' ? page.source : 'resource' in page ? page.resource : undefined

/**
 * Where a resource's permissions stand: below the first page about it, else the first that shows its rows, else the first
 * page of its application.
 */
function hostOf(resource: Resource, application: Application, pages: readonly MenuPage[]): MenuPage {
  const host =
    pages.find((page) => ownResource(page) === resource.name) ??
    pages.find(({ page }) => viewsOf(page).some((view) => view.resource === resource.name)) ??
    pages.find((page) => page.application === application)
  if (!host) throw new Error(`${application.name} has no page in its menu`)
  return host
}

/** Every permission that roles can have, below the pages. */
export function permissionEntries(
  applications: readonly Application[],
  pages: readonly MenuPage[],
): Permissions {
  const entries: MenuEntry[] = []
  const carried: [string, string][] = []
  for (const application of applications)
    for (const resource of application.resources) {
      const host = hostOf(resource, application, pages)
      const isOwn = ownResource(host) === resource.name
      if (isOwn) carried.push([host.entry.id, permissionCode(resource, 'view')])
      for (const [right, label] of labelledRights(resource))
        if (right !== 'view' || !isOwn)
          entries.push(
            below(
              host,
              permissionCode(resource, right),
              isOwn ? label : labelled(resource.title, label),
              entries.length,
            ),
          )
    }
  const files = pages.find(({ page }) => page.kind === 'custom' && page.component === 'FileManager')
  if (files)
    for (const right of fileRights)
      entries.push(below(files, fileCode(right), fileRightLabels[right], entries.length))
  return { entries, carried }
}

const below = ({ entry }: MenuPage, code: string, title: Label, order: number): MenuEntry => ({
  id: code,
  type: 'permission',
  title,
  parent: entry.id,
  permission: code,
  order,
})

/** The rights on a resource's rows that roles can have. Facts can only be viewed and exported. */
function labelledRights(resource: Resource): (readonly [right: string, label: Label])[] {
  const isMasked = resource.fields.some(({ mask }) => mask)
  const common = commonRights.filter((right) => {
    if (right === 'reveal') return isMasked
    return resource.readOnly || resource.scope === 'platform' ? right === 'view' || right === 'export' : true
  })
  return [
    ...common.map((right) => [right, rightLabels[right]] as const),
    ...actionsOf(resource).map(({ name, label }) => [name, label] as const),
  ]
}
