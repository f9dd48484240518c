import {
  type ListView,
  type Page,
  type Section,
  type ServedResource,
  systemFields,
  viewsOf,
} from '@ebkit/domain'
import type { DefinedList, ResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import type { Field } from '@ebkit/rules/fields'
import { consolePages } from '../console/consolePages'
import { describeResource } from './describeResource'
import { referenceDefinitions } from './referenceDefinitions'

/** The maximum number of columns for a resource that no page lists. */
const mostColumns = 8

/** Types whose values do not fit into a cell. */
const tooLong: ReadonlySet<Field['type']> = new Set([
  'text',
  'richtext',
  'list',
  'group',
  'json',
  'images',
  'products',
])

type View = Partial<ListView> & { readonly resource?: string }

/** The console's list of a resource: its own page, else a list on another page. */
function listViewOf(name: string): View {
  const isOwn = (page: Page) => page.kind === 'list' && page.resource === name
  const own = consolePages.find(isOwn) as View | undefined
  const views: readonly View[] = consolePages.flatMap(viewsOf)
  return own ?? views.find(({ resource, columns }) => resource === name && columns?.length) ?? {}
}

/** The sections of the console's form for a resource; none if no page has a form. */
function sectionsOf(name: string): readonly Section[] {
  const own = consolePages.filter((page) => 'resource' in page && page.resource === name)
  const form = own.find(({ kind }) => kind === 'form') ?? own.find(({ kind }) => kind === 'settings')
  if (form && 'sections' in form) return form.sections ?? []
  return own.flatMap((page) => ('drawer' in page ? (page.drawer?.sections ?? []) : []))
}

function listOf(
  view: View,
  display: string,
  fields: readonly Field[],
  actions: readonly string[],
): DefinedList {
  const names = new Set(fields.map(({ name }) => name))
  const known = (given: readonly (string | undefined)[] = []) =>
    given.filter((name): name is string => names.has(name?.split('.')[0] ?? ''))
  const { columns, search, filters = [], tabs, dateRange, sort, bulkActions = [] } = view
  const short = fields
    .filter(({ type, writeOnly }) => !writeOnly && !tooLong.has(type))
    .map(({ name }) => name)
  return {
    columns: known(columns ?? [...new Set([display, ...short])].slice(0, mostColumns)),
    search: known(search ?? [display]),
    filters: [...new Set(known([tabs, ...filters, dateRange]))],
    ...(sort && { sort }),
    bulkActions: bulkActions.filter(
      (action): action is string => typeof action === 'string' && actions.includes(action),
    ),
  }
}

/**
 * The definition of a resource for a user with these permissions: what it consists of, and how the console lists and
 * edits it.
 *
 * @param brandPermissions those from roles of the brand. Default: all
 */
export function definitionFor(
  resource: ServedResource,
  permissions: readonly string[],
  brandPermissions: readonly string[] = permissions,
): ResourceDefinition {
  const described = describeResource(resource, permissions, brandPermissions)
  const view = listViewOf(resource.name)
  const shown = JSON.stringify(view)
  const fields = [...described.fields, ...systemFields.filter(({ name }) => shown.includes(`"${name}"`))]
  const names = new Set(fields.map(({ name }) => name))
  const actions = [...described.actions.map(({ name }) => name), ...described.rights]
  return {
    ...described,
    fields,
    list: listOf(view, described.display, fields, actions),
    sections: sectionsOf(resource.name)
      .map(({ title, fields }) => ({ title, fields: fields.filter((name) => names.has(name)) }))
      .filter(({ fields }) => fields.length > 0),
    references: referenceDefinitions([...fields, ...described.actions.flatMap(({ input = [] }) => input)]),
  }
}
