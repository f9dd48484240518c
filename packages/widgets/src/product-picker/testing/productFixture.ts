import assert from 'node:assert/strict'
import { createHttp } from '@ebkit/core/http'
import { createProductService, type Product } from '@ebkit/core/services/products'
import { createSession } from '@ebkit/core/session'
import { cookieFetch, serveTests } from '@ebkit/testing'
import type { PickerOptions } from '../../picker/options'
import { createPicker } from '../../picker/pickerModel'
import { createSelectAll } from '../../picker/selectAll'
import type { Selection } from '../../picker/state'
import { keyOfProduct } from '../productKey'
import { createProductSource, type ProductSourceOptions } from '../productSource'

export const listPath = 'api/ticket-api/ticketProduct/jsonGetListTicketProduct'
export const readPath = 'ticket-api/eb/ticket-product/by-keys'
export const allTabs = ['default', '13', '19', '24', '29', '30']
export const keysOf = (selection: Selection<Product>) => selection.map(({ key }) => key)

/** The condition of products that can be chosen everywhere. */
export const free = `supplier_account_status = 0 and activity_types = '{}' and product_spec_type = 0
  and is_brand_multiple = 0 and limit_time = 0 and limit_sell = 0`

/** Pickers of products on a gateway, for the tests of one file. */
export function productFixture() {
  const servers = serveTests('manager')

  /** A picker of products on its own page, with its requests and events. */
  function openPicker(given: Partial<PickerOptions<Product>> = {}, sourceOptions: ProductSourceOptions = {}) {
    const sent: Record<string, unknown>[] = []
    const reported: { confirmed?: Selection<Product>; errors: unknown[]; drafts: string[][] } = {
      errors: [],
      drafts: [],
    }
    const fetch: typeof globalThis.fetch = (address, options) => {
      if (String(address).includes(listPath)) sent.push(JSON.parse(String(options?.body ?? '{}')))
      return cookieFetch(servers.cookie)(address, options)
    }
    const session = createSession(undefined, fetch)
    session.configure({ gateway: servers.proxy.url })
    const service = createProductService(createHttp({ session, fetch, pause: 1 }), session)
    const options: PickerOptions<Product> = {
      tabs: allTabs,
      onSelect: (draft) => reported.drafts.push(keysOf(draft)),
      onConfirm: (selection) => (reported.confirmed = selection),
      onError: (error) => reported.errors.push(error),
      ...given,
    }
    const model = createPicker(
      createProductSource(service, () => sourceOptions),
      () => options,
    )
    model.withSelectAll(createSelectAll)
    const state = model.$state.get
    return {
      model,
      state,
      sent,
      reported,
      sourceOptions,
      stop: model.start(),
      shown: () => state().list.rows.map(keyOfProduct),
      draft: () => keysOf(state().draft),
      /** The key of the row at an index, from 0. */
      keyAt: (index: number) => keyOfProduct(state().list.rows[index] as Product),
    }
  }

  /** Ids of products that match a condition, of the manager's hotel. */
  async function idsWhere(condition: string, limit = 1): Promise<string[]> {
    const rows = await servers.gateway.sql<{ id: string }>(
      `select ticket_product_id as id from ticket_product
       where hotel_id = '100101' and audit_status = 4 and ${condition}
       order by ticket_product_id limit ${limit}`,
    )
    assert.equal(rows.length, limit, condition)
    return rows.map(({ id }) => id)
  }

  /** How often a path was requested. */
  const callsOf = (path: string) =>
    servers.proxy.requests.filter((request) => request.path.startsWith(`/${path}`)).length

  return { servers, openPicker, idsWhere, callsOf }
}
