import { readFileSync } from 'node:fs'
import {
  type Application,
  actionsOf,
  createMissingRights,
  createPageFinder,
  type ListView,
  type Page,
  type PageAction,
  permissionCode,
  type Resource,
  rightOfLink,
} from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { holdsPermission } from '@ebkit/rules/permissions'
import type { Declared, Place } from './declaredPart'
import { headActions, titledParts } from './declaredParts'

type Ledger = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const ledgerFile = new URL('../../../gateway/src/behaviour/ledger/pending.json', import.meta.url)
const open = new Set(
  Object.values(JSON.parse(readFileSync(ledgerFile, 'utf8')) as Ledger).flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`)),
  ),
)

/** The buttons of standard actions above a list, and the rights that they need. */
const standardTools: Readonly<Record<string, readonly [label: string, right: string]>> = {
  create: ['新建', 'add'],
  import: ['导入', 'import'],
  export: ['导出', 'export'],
}

/** Those of rows. */
const standardOfRows: Readonly<Record<string, readonly [label: string, right: string]>> = {
  edit: ['编辑', 'edit'],
  copy: ['复制', 'add'],
  view: ['查看', 'view'],
  delete: ['删除', 'delete'],
}

/** Rights that rows of the brand need from a role of the brand. */
const writing: ReadonlySet<string> = new Set(['add', 'edit', 'delete', 'import'])

/** Says what a page promises to a user with some permissions, of which a part comes from roles of the brand. */
export function createDeclared(applications: readonly Application[]) {
  const resources = new Map(
    applications.flatMap((application) => application.resources.map((each) => [each.name, each] as const)),
  )
  const missingRights = createMissingRights(applications)
  const findPage = createPageFinder(applications)

  return (
    page: Page,
    permissions: readonly string[],
    ofBrand: readonly string[] = permissions,
  ): readonly Declared[] => {
    const mayView = (name: string) => {
      const other = resources.get(name)
      return !!other && holdsPermission(permissions, permissionCode(other, 'view'))
    }
    const parts = titledParts(page, mayView)
    const resource = 'resource' in page ? resources.get(page.resource ?? '') : undefined
    if (!resource) return parts
    const mayDo = (right: string, { scope, name } = resource) => {
      const isOfBrand = scope === 'brand' && writing.has(right)
      return holdsPermission(isOfBrand ? ofBrand : permissions, permissionCode({ name }, right))
    }
    const mayGo = (to: string) => {
      const target = findPage(to)
      if (!target) return true
      const right = rightOfLink(to, target)
      const form = 'resource' in target.page ? resources.get(target.page.resource ?? '') : undefined
      const mayWrite = !right || !form || mayDo(right, form)
      return mayWrite && !missingRights(target.page, permissions).length
    }
    const rights = { mayDo, mayGo, dialogOf: () => undefined }
    return [
      ...parts,
      ...fieldsOf(page, resource).map((field) => ({
        ...declaredField(field, resource),
        // settings that are only read have no secrets, which are never sent
        isAllowed: page.kind !== 'settings' || !field.writeOnly || mayDo('edit'),
      })),
      ...headActions(page, resource, (action) => declaredAction('actions', action, resource, rights)),
      ...(page.kind === 'list'
        ? [
            ...filtersOf(page, resource),
            ...actionsOn(page, resource, { ...rights, dialogOf: dialogOn(page, mayDo, mayView) }),
          ]
        : []),
    ]
  }
}

/** Says whether a user may write rows of the resource of a page. */
export function createMayWrite(applications: readonly Application[]) {
  const resources = new Map(
    applications.flatMap((application) => application.resources.map((each) => [each.name, each] as const)),
  )
  return (
    page: Page,
    right: 'add' | 'edit' | 'import',
    permissions: readonly string[],
    ofBrand: readonly string[] = permissions,
  ): boolean => {
    const resource = 'resource' in page ? resources.get(page.resource ?? '') : undefined
    if (!resource) return false
    return holdsPermission(
      resource.scope === 'brand' ? ofBrand : permissions,
      permissionCode(resource, right),
    )
  }
}

const declaredField = ({ name, label, computed }: Field, resource: Resource): Declared => ({
  place: 'fields',
  label: label.zh,
  isAllowed: true,
  isInLedger: computed !== undefined && open.has(`computed ${resource.name}.${name}`),
})

const named = (resource: Resource, names: readonly string[]) =>
  names.flatMap((name) => resource.fields.find((field) => field.name === name) ?? [])

/** Of a list its columns, of a form the fields that are always there. */
function fieldsOf(page: Page, resource: Resource): readonly Field[] {
  if (page.kind === 'list') {
    const [first, ...others] = named(resource, page.columns)
    // A picture stands with the name of its row, without a heading.
    return first?.type === 'image' || first?.type === 'images' ? others : named(resource, page.columns)
  }
  if (page.kind !== 'form' && page.kind !== 'settings') return []
  return named(
    resource,
    sectionsInFront(page).flatMap((section) => section.fields),
  ).filter(({ showIf, readOnly }) => !showIf && !readOnly)
}

/** Of settings whose sections are tabs the first, which is in front where the address names none. */
const sectionsInFront = (page: Extract<Page, { kind: 'form' | 'settings' }>) =>
  page.kind === 'settings' && page.param ? page.sections.slice(0, 1) : page.sections

function filtersOf({ filters = [], tabs, dateRange }: ListView, resource: Resource): readonly Declared[] {
  const names = [...new Set([...filters, ...(dateRange ? [dateRange] : [])])].filter((name) => name !== tabs)
  const filter = (field: Field): Declared => ({ ...declaredField(field, resource), place: 'filters' })
  const options = tabs ? (named(resource, [tabs])[0]?.options ?? []) : []
  const tab = (label: string): Declared => ({ place: 'tabs', label, isAllowed: true, isInLedger: false })
  return [...named(resource, names).map(filter), ...options.map(({ label }) => tab(label.zh))]
}

/** Tells about the dialog that a button opens: whether the user may, and whether it is built. */
function dialogOn(
  page: Extract<Page, { kind: 'list' }>,
  mayDo: (right: string) => boolean,
  mayView: (resource: string) => boolean,
): Rights['dialogOf'] {
  return (to) => {
    const name = /^\?dialog=([\w-]+)/.exec(to)?.[1]
    if (!name) return undefined
    if (name === page.importDialog) return { isAllowed: mayDo('import'), isInLedger: false }
    const drawer = page.drawers?.find((one) => one.name === name)
    if (drawer) return { isAllowed: mayView(drawer.resource), isInLedger: false }
    return { isAllowed: true, isInLedger: open.has(`notes ${page.route}`) }
  }
}

interface Rights {
  mayDo(right: string): boolean
  mayGo(to: string): boolean
  dialogOf(to: string): Pick<Declared, 'isAllowed' | 'isInLedger'> | undefined
}

function actionsOn(
  { toolbar = [], rowActions = [] }: ListView,
  resource: Resource,
  rights: Rights,
): readonly Declared[] {
  return [
    ...toolbar.map((action) => declaredAction('toolbar', action, resource, rights)),
    ...rowActions.map((action) => declaredAction('row actions', action, resource, rights)),
  ].flatMap((each) => each ?? [])
}

function declaredAction(
  place: Place,
  action: PageAction,
  resource: Resource,
  { mayDo, mayGo, dialogOf }: Rights,
): Declared | undefined {
  if (typeof action === 'object')
    return {
      ...{ place, label: action.label.zh, isAllowed: mayGo(action.to), isInLedger: false },
      ...dialogOf(action.to),
    }
  const known = (place === 'toolbar' ? standardTools : standardOfRows)[action]
  if (known) return { place, label: known[0], isAllowed: mayDo(known[1]), isInLedger: false }
  const own = actionsOf(resource).find(({ name }) => name === action)
  if (!own) return undefined
  const isInLedger = open.has(`effects ${resource.name}.${action}`)
  return { place, label: own.label.zh, isAllowed: mayDo(action), isInLedger }
}
