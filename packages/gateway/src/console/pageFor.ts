import {
  actionsOf,
  isAllowed,
  type Page,
  type Panel,
  type ReportPage,
  type Resource,
  systemFields,
  usageOf,
  viewsOf,
} from '@ebkit/domain'
import type { ConsolePage, OfferedAction, PageResource } from '@ebkit/protocol/calls/consolePage'
import type { Field } from '@ebkit/rules/fields'
import { behaviours } from '../behaviour/behaviours'
import { isPending } from '../resources/actions/isPending'
import { describeResource } from '../resources/describeResource'
import { callName, referenceDefinitions } from '../resources/referenceDefinitions'
import type { HeldCodes } from '../resources/writingRights'
import { findCatalogueResource } from './consolePages'
import { layoutOf, tabsFor } from './layoutOf'
import { leftOutOf } from './leftOut'
import { allowedActions } from './pageRights'
import { shownDefinition } from './shownDefinition'

type Codes = readonly string[]

/** Keys of lists of actions, in pages and drawers. */
const actionKeys = ['toolbar', 'rowActions', 'bulkActions', 'actions'] as const

/**
 * The part of a page that a user with these permissions sees. Call it for pages that the user may open.
 * @param brandCodes those from roles of the brand. Default: all
 */
export function pageFor(page: Page, codes: Codes, brandCodes: Codes = codes): ConsolePage {
  const shown = withinRights(withPanels(shownDefinition(page), codes), resourceNameOf(page), {
    permissions: codes,
    brandPermissions: brandCodes,
  })
  const resources = resourcesOf(page).filter((resource) => isAllowed(codes, resource, 'view'))
  const leftOut = leftOutOf(page, resources, codes)
  const layout = layoutOf(page, codes)
  return {
    page: shown as ConsolePage['page'],
    resources: Object.fromEntries(
      resources.map((resource) => [resource.name, resourceFor(page, resource, codes, brandCodes)]),
    ),
    references: page.kind === 'dashboard' ? {} : referenceDefinitions(resources.flatMap(fieldsIn)),
    ...(layout && { layout }),
    ...(leftOut && { leftOut }),
  }
}

const resourceNameOf = (page: Page) => ('resource' in page && page.resource ? page.resource : '')

/**
 * Removes the panels and tabs that the user may not see, and the source of a frame, which is an instruction for the
 * console's developers.
 */
function withPanels(page: Page, codes: Codes): Page {
  if (page.kind === 'frame') return { ...page, source: '' }
  if (page.kind === 'report') return withTabs(page, codes)
  if (page.kind === 'layout') return { ...page, tabs: tabsFor(page, codes) }
  if (page.kind !== 'dashboard') return page
  return { ...page, panels: page.panels.flatMap((panel) => panelFor(panel, codes)) }
}

/** Removes the tabs of a report whose rows the user may not see. */
function withTabs(page: ReportPage, codes: Codes): Page {
  const tabs = page.tabs?.filter(({ source }) => isAllowed(codes, { name: source }, 'view'))
  return { ...page, ...(tabs && { tabs }) }
}

/** Removes the parts of a panel that the user may not see; undefined if nothing is left. */
function panelFor(panel: Panel, codes: Codes): readonly Panel[] {
  const isSeen = ({ source }: { source?: string }) => !source || isAllowed(codes, { name: source }, 'view')
  if (!isSeen(panel)) return []
  const { parts, items, ...rest } = panel
  const seen = { parts: parts?.filter(isSeen), items: items?.filter(isSeen) }
  if (seen.parts?.length === 0 || seen.items?.length === 0) return []
  return [{ ...rest, ...(seen.parts && { parts: seen.parts }), ...(seen.items && { items: seen.items }) }]
}

/** Removes the actions that the user may not run, at any depth: each list and drawer has its own resource. */
function withinRights(part: unknown, resource: string, codes: HeldCodes): unknown {
  if (Array.isArray(part)) return part.map((one) => withinRights(one, resource, codes))
  if (typeof part !== 'object' || part === null) return part
  const own = part as Record<string, unknown>
  const name = typeof own.resource === 'string' ? own.resource : resource
  const entries = Object.entries(own).map(([key, value]) =>
    (actionKeys as readonly string[]).includes(key) && Array.isArray(value)
      ? [key, allowedActions(value, name, codes)]
      : [key, withinRights(value, name, codes)],
  )
  return Object.fromEntries(entries)
}

/** The resources of everything that a page lists, shows or counts. */
function resourcesOf(page: Page): readonly Resource[] {
  const shown = page.kind === 'custom' ? (page.shows ?? []) : []
  // If the path names an import, the page shows its batch.
  const batch = page.kind === 'import' && page.param && page.batch ? [page.batch] : []
  const views = viewsOf(page).map(({ resource }) => resource)
  const names = new Set([resourceNameOf(page), ...views, ...shown, ...batch])
  return [...names].flatMap((name) => findCatalogueResource(name) ?? [])
}

/** Whether a page names a field or an action. */
const isNamed = (page: Page, field: string) => JSON.stringify(page).includes(`"${field}"`)

/**
 * The fields of a resource that a page needs. A dashboard shows a few fields of many resources, and gets only these.
 */
function fieldsOn(page: Page, resource: Resource): readonly Field[] {
  if (page.kind !== 'dashboard')
    return [...resource.fields, ...systemFields.filter(({ name }) => isNamed(page, name))]
  const { sorts: _, ...usage } = usageOf(resource, [page])
  const columns = viewsOf(page).flatMap((view) =>
    view.resource === resource.name ? (view.columns ?? []) : [],
  )
  const used = new Set([...Object.values(usage).flat(), ...columns, resource.key, resource.display])
  return resource.fields.filter(({ name }) => used.has(name))
}

/** Removes the actions that the user may not run, and those that no code implements yet. */
function actionsFor(page: Page, resource: Resource, codes: Codes): { actions: readonly OfferedAction[] } {
  const behaviour = behaviours.find(({ resource: { name } }) => name === resource.name)
  const actions = actionsOf(resource).filter(
    (action) =>
      isNamed(page, action.name) &&
      isAllowed(codes, resource, action.name) &&
      !isPending(action, behaviour ?? { resource }),
  )
  // A board moves a card to the state after an action.
  const shown = actions.map(({ to, ...action }) => ({
    ...action,
    ...(page.kind === 'board' && to && { to }),
  }))
  return { actions: shown.map(shownDefinition) }
}

function resourceFor(page: Page, resource: Resource, codes: Codes, brandCodes: Codes): PageResource {
  const { display = '', singleton, parent, order } = resource
  const key = keyOf(resource)
  const items = itemsFor(resource, codes)
  const fields = fieldsOn(page, resource)
  // A page gets only the actions that it offers.
  const { actions: _, ...definition } = describeResource(
    { ...resource, fields, key, display },
    codes,
    brandCodes,
  )
  return {
    ...shownDefinition(definition),
    resource: callName(resource),
    ...actionsFor(page, resource, codes),
    ...(items && { items }),
    ...(singleton && { singleton }),
    ...(parent && { parent }),
    ...(order && { order }),
  }
}

/** The field with a row's id. A singleton has the id of its store or brand. */
const keyOf = ({ key = '', singleton, scope }: Resource): string =>
  singleton ? (scope === 'hotel' ? 'hotelId' : 'brandId') : key

/** The resource of a row's items, for users who may export them. */
function itemsFor({ items }: Resource, codes: Codes): PageResource['items'] {
  const resource = items && findCatalogueResource(items.resource)
  if (!resource || !isAllowed(codes, resource, 'export')) return undefined
  return { resource: callName(resource), via: items.via }
}

/** The fields of rows and of action inputs. */
const fieldsIn = (resource: Resource): readonly Field[] => [
  ...resource.fields,
  ...actionsOf(resource).flatMap(({ input = [] }) => input),
]
