import type { Page } from '../pages/Page'
import type { Verb } from '../Resource'

/** A verb that a page offers on the rows of a resource. */
export interface Offer {
  /** Name of the resource, as in definitions or as in addresses. */
  readonly resource: string
  readonly verb: Verb
}

const verbOf: Readonly<Record<string, Verb>> = {
  create: 'add',
  copy: 'add',
  edit: 'edit',
  delete: 'delete',
  import: 'import',
  export: 'export',
}

const listsOfActions = ['toolbar', 'rowActions', 'bulkActions', 'actions']

/** The offers of a part of a page: its own, and those of its lists, drawers and panels, each with its own resource. */
function offersIn(part: unknown, around: string): Offer[] {
  if (Array.isArray(part)) return part.flatMap((each) => offersIn(each, around))
  if (typeof part !== 'object' || part === null) return []
  const { resource = around, source } = part as { resource?: string; source?: string }
  const own = source ?? resource
  return Object.entries(part).flatMap(([key, value]): Offer[] => {
    if (key === 'importDialog') return [{ resource: own, verb: 'import' }]
    if (!listsOfActions.includes(key) || !Array.isArray(value)) return offersIn(value, own)
    return value.flatMap((action) => {
      const verb = typeof action === 'string' ? verbOf[action] : undefined
      return verb ? [{ resource: own, verb }] : []
    })
  })
}

const verbsOfCalls: Readonly<Record<string, readonly Verb[]>> = {
  save: ['add', 'edit'],
  delete: ['delete'],
  import: ['import'],
  export: ['export'],
}

/** The offers in a call of a custom page: `POST wechat-api/eb/wx-menu/save`. */
function offersOfCall(call: string): Offer[] {
  const [, resource = '', verb = ''] = /-api\/eb\/([\w-]+)\/(\w+)/.exec(call) ?? []
  return (verbsOfCalls[verb] ?? []).map((each) => ({ resource, verb: each }))
}

const verbsOfMode = { add: 'add', copy: 'add', edit: 'edit' } as const

/** Everything that a page lets its users do with rows, besides reading them and besides actions. */
export function offersOf(page: Page): readonly Offer[] {
  if (page.kind === 'custom') return page.calls.flatMap(offersOfCall)
  const inside = offersIn(page, '')
  switch (page.kind) {
    case 'form':
      return [...inside, ...page.modes.map((mode) => ({ resource: page.resource, verb: verbsOfMode[mode] }))]
    case 'settings':
      return [...inside, { resource: page.resource, verb: 'edit' }]
    case 'import':
      return [...inside, { resource: page.resource, verb: 'import' }]
    default:
      return inside
  }
}
