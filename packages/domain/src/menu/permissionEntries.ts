import type { Label } from '@ebkit/rules/fields'
import type { Application } from '../Application'
import { actionsOf, commonRights, fileCode, fileRights, permissionCode } from '../permission'
import type { Resource, Verb } from '../Resource'
import { viewsOf } from '../usage/viewsOf'
import { verbsOfAll } from '../verbs/verbsOf'
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
  const verbs = verbsOfAll(
    applications.flatMap((application) => application.resources),
    applications.flatMap((application) => application.pages),
  )
  const entries: MenuEntry[] = []
  const carried: [string, string][] = []
  for (const application of applications)
    for (const resource of application.resources) {
      const host = hostOf(resource, application, pages)
      const isOwn = ownResource(host) === resource.name
      if (isOwn) carried.push([host.entry.id, permissionCode(resource, 'view')])
      for (const [right, label] of labelledRights(resource, verbs.get(resource.name) ?? []))
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

/** The rights that roles can have on a resource's rows: what its pages offer. */
function labelledRights(
  resource: Resource,
  verbs: readonly Verb[],
): (readonly [right: string, label: Label])[] {
  const isMasked = resource.fields.some(({ mask }) => mask)
  const common = commonRights.filter((right) => {
    if (right === 'reveal') return isMasked
    return right === 'view' || verbs.includes(right)
  })
  return [
    ...common.map((right) => [right, rightLabels[right]] as const),
    ...actionsOf(resource).map(({ name, label }) => [name, label] as const),
  ]
}
