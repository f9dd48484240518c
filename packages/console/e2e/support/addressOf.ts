import { addressOf as callsOf, type Page as PageDefinition, type Resource } from '@ebkit/domain'

/** Reads the first row of a resource that matches a condition; undefined if there is none. */
export type ReadFirstRow = (
  path: string,
  filter: string | undefined,
) => Promise<Readonly<Record<string, unknown>> | undefined>

/** Parameters of routes that are no key, with a value that their pages know. */
const known: Readonly<Record<string, string>> = { style_code: '1', order_index: '1', view: 'view' }

const namesIn = (route: string) => [...route.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name)

/** A fixed condition without what comes from the address. */
const fixedPart = (where: string | undefined) =>
  where
    ?.split('&')
    .filter((part) => !part.includes('{'))
    .join('&') || undefined

/** Whether a page shows one row that its address names. */
export const isKeyed = (page: PageDefinition): boolean =>
  !(page.kind === 'form' && page.modes.join() === 'add') &&
  ('param' in page || namesIn(page.route).some((name) => !/type|status|comments/i.test(name)))

/** The address of a page, with something to see if there is. */
export interface FilledAddress {
  readonly address: string
  /** False: it is a page of one row, and there is none. */
  readonly hasRow: boolean
  /** It names a row. */
  readonly isOfRow?: boolean
  /** Its path says that the row is a new one. */
  readonly isOfNew?: boolean
  /** The row that it shows, as far as the first one of the list says. Undefined: none, or the page asks for it in another way. */
  readonly row?: Readonly<Record<string, unknown>> | undefined
}

/**
 * The address of a page: those of one row get the key of the first one there is.
 *
 * @param read absent: no row is looked for
 */
export async function filledAddress(
  page: PageDefinition,
  resources: ReadonlyMap<string, Resource>,
  read?: ReadFirstRow,
): Promise<FilledAddress> {
  const { route } = page
  const named = 'batch' in page && page.batch ? page.batch : 'resource' in page && page.resource
  const resource = named ? resources.get(named) : undefined
  if (!resource) return { address: filled(route, {}), hasRow: true }
  const where = fixedPart('where' in page ? page.where : undefined)
  if (!isKeyed(page) || resource.singleton)
    return { address: filled(route, {}), ...(await unnamedRow(page, resource, where, read)) }
  const row = await read?.(`${callsOf(resource)}/list`, where)
  if (!row)
    return mayBeNew(page)
      ? { address: filled(route, {}, '0'), hasRow: true, isOfNew: /\{\w+\}/.test(route) }
      : { address: filled(route, {}), hasRow: false }
  const param = ('param' in page && page.param) || namesIn(route).at(0) || ''
  const key = String(row[resource.key ?? ''])
  const address = filled(route, { ...row, [param]: key })
  const query = namesIn(route).includes(param) ? '' : `?${param}=${encodeURIComponent(key)}`
  // a store's key leads to the store's row, whichever that is
  const isOfStore = param === 'hotelId' && resource.key !== param
  return { address: address + query, hasRow: true, isOfRow: true, row: isOfStore ? undefined : row }
}

/** The row of a page whose address names none: of settings, or the one that a form's condition picks. */
async function unnamedRow(
  page: PageDefinition,
  resource: Resource,
  where: string | undefined,
  read: ReadFirstRow | undefined,
): Promise<Pick<FilledAddress, 'hasRow' | 'row'>> {
  const isPicked = page.kind === 'form' && where !== undefined && !page.modes.includes('add')
  if (!isPicked && page.kind !== 'settings') return { hasRow: true }
  const row = await read?.(`${callsOf(resource)}/${resource.singleton ? 'detail' : 'list'}`, where)
  return { hasRow: !isPicked || !!row, row }
}

/** Without a key, or with the key 0, it is for a new row. */
const mayBeNew = (page: PageDefinition) =>
  page.kind === 'import' || (page.kind === 'form' && page.modes.includes('add'))

/**
 * An optional parameter without a value is left out; others get one that their pages know.
 *
 * @param others what they get if no page knows one
 */
const filled = (route: string, values: Readonly<Record<string, unknown>>, others = 'all'): string =>
  route.replaceAll(/\/\{(\w+)(\??)\}/g, (_, name: string, isOptional: string) => {
    const value = values[name] ?? (isOptional ? undefined : (known[name] ?? others))
    return value === undefined ? '' : `/${encodeURIComponent(String(value))}`
  })

/** The path of a route with one value for all its parameters; without one they are left out. */
export const addressWith = (route: string, value: string | undefined): string =>
  route.replaceAll(/\/\{\w+\??\}/g, value === undefined ? '' : `/${value}`)
