import type { Field } from '@ebkit/rules/fields'
import type { AfterSaving } from '../pages/AfterSaving'
import type { ListView, RelatedList } from '../pages/ListView'
import type { HelpPage, Page } from '../pages/Page'
import { type PageAction, standardActions } from '../pages/PageAction'
import type { Section, SettingsSection } from '../pages/Section'
import { actionsOf } from '../permission'
import type { Resource } from '../Resource'
import { conditionMistakes } from './conditionMistakes'
import { type Definitions, fieldAt, fieldsByName } from './definitions'
import { dashboardMistakes, metricsMistakes, reportMistakes } from './figureMistakes'
import { leadsToRoute } from './routeMistakes'

/** Mistakes in a page: unknown resources, fields and actions, and links to unknown routes. */
export function pageMistakes(page: Page, definitions: Definitions): string[] {
  const mistakes = page.title.zh && page.title.en ? [] : ['the title lacks a language']
  switch (page.kind) {
    case 'custom':
      if (page.behaviours.length < 3) mistakes.push('a custom page needs behaviours')
      if (!/^[A-Z][A-Za-z]+$/.test(page.component)) mistakes.push(`${page.component} is no component's name`)
      return [...mistakes, ...(page.resource ? resourceMistakes(page.resource, definitions) : [])]
    case 'report':
      return [...mistakes, ...reportMistakes(page, definitions)]
    case 'dashboard':
      return [
        ...mistakes,
        ...dashboardMistakes(page, definitions),
        ...listsMistakes(page.drawers, definitions),
      ]
    case 'layout':
      return [...mistakes, ...linkMistakes(page.tabs, definitions)]
    case 'help':
      return [...mistakes, ...helpMistakes(page, definitions)]
    case 'frame':
      return mistakes
    default:
      return [...mistakes, ...rowsPageMistakes(page, definitions)]
  }
}

/** Links that lead nowhere, and texts that lack a language: codes are the same in both. */
function helpMistakes({ outline }: HelpPage, definitions: Definitions): string[] {
  const blocks = outline.flatMap((section) => section.blocks)
  const links = blocks.flatMap((block) => ('links' in block ? block.links : []))
  const texts = blocks.flatMap((block) => {
    if ('text' in block) return [block.text]
    if ('steps' in block) return block.steps
    return 'rows' in block ? [...block.head, ...block.rows.flat()] : []
  })
  const lacking = [...outline.map(({ heading }) => heading), ...texts].filter(
    ({ zh, en }) => !en && /\D/.test(zh),
  )
  return [
    ...(outline.length < 3 ? ['a help page needs sections'] : []),
    ...linkMistakes(
      links.map((link) => ({ ...link, to: link.to.split('?')[0] ?? '' })),
      definitions,
    ),
    ...lacking.map(({ zh }) => `${zh} lacks English`),
  ]
}

type RowsPage = Extract<Page, { readonly resource: string }> & Partial<PageKeys>

/** All keys of the different kinds of pages about rows. */
interface PageKeys extends ListView {
  readonly sections: readonly Section[]
  readonly related: readonly RelatedList[]
  readonly actions: readonly PageAction[]
  readonly after: string
  readonly andThen: AfterSaving
  readonly dateField: string
  readonly laneField: string
  readonly groupBy: string
  readonly inPlace: string
  readonly shownBy: string
  readonly chooser: { readonly column: string; readonly field: string }
  readonly card: readonly string[]
  readonly cell: readonly string[]
}

const resourceMistakes = (name: string, { resources }: Definitions) =>
  resources.has(name) ? [] : [`${name} is not a resource`]

function rowsPageMistakes(page: RowsPage, definitions: Definitions): string[] {
  const resource = definitions.resources.get(page.resource)
  if (!resource) return resourceMistakes(page.resource, definitions)
  const fields = fieldsByName(resource)
  const { card = [], cell = [], dateField, laneField, groupBy, related = [], chooser } = page
  const actions = [...(page.actions ?? []), ...(page.andThen ? [page.andThen.action] : [])]
  const ofTree = [page.shownBy, chooser?.column, chooser?.field]
  const single = [dateField, laneField, groupBy, page.inPlace, ...ofTree].filter((name) => name !== undefined)
  const named = [...card, ...cell, ...single]
  return [
    ...kindMistakes(page, resource),
    ...conditionMistakes(page.where, fields),
    ...viewMistakes(page, resource, definitions),
    ...sectionMistakes(page.sections, fields),
    ...namesMistakes(named, fields),
    ...actionMistakes(actions, resource, definitions),
    ...(page.after ? linkMistakes([{ to: page.after }], definitions) : []),
    ...listsMistakes(related, definitions),
    ...moreOfLists(page, resource, definitions),
  ]
}

function moreOfLists(page: RowsPage, resource: Resource, definitions: Definitions): string[] {
  if (page.kind === 'import') return listsMistakes(page.subLists, definitions)
  if (page.kind !== 'list') return []
  const { drawer, drawers, subLists } = page
  return [
    ...metricsMistakes(page.figures ?? [], fieldsByName(resource)),
    ...namesMistakes(
      (page.figures ?? []).flatMap(({ sets }) => Object.keys(sets ?? {})),
      fieldsByName(resource),
    ),
    ...namesMistakes(page.map ? [page.map] : [], fieldsByName(resource)),
    ...listsMistakes([...(drawers ?? []), ...(subLists ?? []), ...(drawer?.related ?? [])], definitions),
    ...sectionMistakes(drawer?.sections, fieldsByName(resource)),
    ...actionMistakes(drawer?.actions, resource, definitions),
  ]
}

function kindMistakes(page: RowsPage, { singleton, parent, name }: Resource): string[] {
  if (page.kind === 'list' && page.columns.length < 2) return ['a list needs columns']
  if (page.kind === 'form' && page.modes.includes('copy') && !page.param) return ['copying needs a param']
  if (page.kind === 'settings' && !singleton && !page.where) return [`${name} has more than one row`]
  if (page.kind === 'settings' && page.param) return tabMistakes(page.sections)
  if (page.kind === 'tree' && !parent) return [`${name} has no parent`]
  return []
}

/** Sections that the address cannot name. */
const tabMistakes = (sections: readonly SettingsSection[]): string[] => {
  const names = sections.map(({ name }) => name)
  return names.includes(undefined) || new Set(names).size < names.length
    ? ['param needs a name of its own for each section']
    : []
}

/** Mistakes in the lists of a page that have their own resource. */
function listsMistakes(lists: readonly RelatedList[] = [], definitions: Definitions): string[] {
  return lists.flatMap((list) => {
    const resource = definitions.resources.get(list.resource)
    if (!resource) return resourceMistakes(list.resource, definitions)
    const fields = fieldsByName(resource)
    return [
      ...viewMistakes(list, resource, definitions),
      ...conditionMistakes(list.where, fields),
      ...namesMistakes(list.via ? [list.via] : [], fields),
    ].map((mistake) => `list of ${list.resource}: ${mistake}`)
  })
}

const namesMistakes = (names: readonly string[] = [], fields: ReadonlyMap<string, Field>) =>
  names.filter((name) => !fieldAt(fields, name)).map((name) => `${name} is not a field`)

const sectionMistakes = (sections: readonly Section[] = [], fields: ReadonlyMap<string, Field>) =>
  sections.flatMap((section) => namesMistakes(section.fields, fields))

const dates = ['date', 'datetime', 'daterange']
const tabTypes = ['enum', 'enums', 'bool']

function viewMistakes(view: Partial<ListView>, resource: Resource, definitions: Definitions): string[] {
  const fields = fieldsByName(resource)
  const { columns, search, filters, tabs, dateRange, sort = '', toolbar, rowActions, bulkActions } = view
  const sorted = sort.split(',').flatMap((part) => part.trim().split(' ')[0] || [])
  const mistakes = [columns, search, filters, sorted].flatMap((names) => namesMistakes(names, fields))
  if (tabs && !tabTypes.includes(fieldAt(fields, tabs)?.type ?? ''))
    mistakes.push(`tabs: ${tabs} has no options`)
  if (dateRange && !dates.includes(fieldAt(fields, dateRange)?.type ?? ''))
    mistakes.push(`dateRange: ${dateRange} is no date`)
  const { marks = [], printBy, quickFilters = [] } = view
  const words = marks.flatMap(({ lines }) => lines?.words ?? [])
  const named = [...[...marks, ...quickFilters].map(({ field }) => field), ...words]
  mistakes.push(...namesMistakes([...named, ...(printBy ? [printBy] : [])], fields))
  mistakes.push(
    ...[view.first, ...marks.map(({ when }) => when)].flatMap((each) => conditionMistakes(each, fields)),
  )
  mistakes.push(...conditionMistakes(view.readAgain?.while, fields))
  const { labels } = view
  mistakes.push(...namesMistakes([...(labels?.fields ?? []), ...(labels?.columns ?? [])], fields))
  mistakes.push(...conditionMistakes(labels?.while, fields))
  const actions = [toolbar, rowActions, bulkActions]
  return [...mistakes, ...actions.flatMap((some) => actionMistakes(some, resource, definitions))]
}

function actionMistakes(
  some: readonly PageAction[] = [],
  resource: Resource,
  definitions: Definitions,
): string[] {
  const known: readonly string[] = [...standardActions, ...actionsOf(resource).map(({ name }) => name)]
  return some.flatMap((action) => {
    if (typeof action !== 'string')
      return [
        ...linkMistakes([action], definitions),
        ...conditionMistakes(action.showIf, fieldsByName(resource)),
      ]
    return known.includes(action) ? [] : [`${action} is not an action of ${resource.name}`]
  })
}

const linkMistakes = (links: readonly { readonly to: string }[], definitions: Definitions) =>
  links.filter(({ to }) => !leadsToRoute(to, definitions)).map(({ to }) => `${to} leads nowhere`)
