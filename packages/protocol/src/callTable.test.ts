import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { callTable, ownCallTable } from './callTable'
import type { CallDefinition, ParameterSchema } from './defineCall'

/**
 * The specification's facts, written a second time and independently of the table: id, method, path, query, body, R =
 * may be repeated. `+` means that further parameters are allowed.
 */
const facts = `
A-001 GET  merchant-api/config/getHotelConfigAll | | | R
A-002 GET  feedback-api/eb/feedback/get_eb_user_feedback | url | | R
A-003 POST feedback-api/eb/feedback/eb_user_feedback | | url score description |
A-004 GET  api/oss-api/token/zktimg | hotelId merchantId brandId userId | | R
A-005 POST {file-service}/get_token | hotelId brandId | app scene | R
A-006 GET  {file-service}/tree | hotelId brandId | | R
A-007 GET  {file-service}/tree_of_user | hotelId brandId | | R
A-008 GET  {file-service}/search | keyword ossDisplayId hotelId brandId | | R
A-009 GET  {file-service}/directory_files | ossDisplayId pageIndex pageSize hotelId brandId | | R
A-010 POST {file-service}/move | hotelId brandId | ossDisplayIds parentDisplayId |
A-011 POST {file-service}/delete | hotelId brandId | forceDelete ossDisplayIds |
A-012 GET  {file-service}/directory_create | ossDisplayId displayName hotelId brandId | |
A-013 GET  {file-service}/directory_rename | ossDisplayId newDisplayName hotelId brandId | |
A-014 GET  {file-service}/file_rename | ossDisplayId newName hotelId brandId | |
A-015 POST {file-service}/file_uploaded | hotelId brandId | app scene fileName key ossDisplayId |
A-016 POST api/ticket-api/ticketProduct/jsonGetListTicketProduct | | pageNum pageSize hotelId brandId strategy auditStatus chooseHotelId ticketProductId productIds productName posterTitle + | R
A-017 GET  api/restaurant-api/product/getRestaurantProductPageList | pageindex pagesize search sort + | | R
A-018 GET  api/ticket-api/ticketCategory/listTicketCategoryByHotelId/{hotelId} | | | R
A-019 GET  api/cms-api/dict/getDictByType | dictType | | R
A-020 null {store}/ | | |
A-021 null api/oss-api/eb/oss/ | | | R
A-022 null {store}/ | prefix marker delimiter max-keys | | R
A-023 HEAD {store}/ | | | R
A-024 null {store}/ | | |
A-025 null {store}/ | | |
A-026 null {store}/ | | |
A-027 null {store}/ | | |
A-028 null {store}/ | | |
A-029 null api/oss-api/eb/oss/ | | | R
A-030 null api/oss-api/eb/oss/ | | |
A-031 null (configurable) | search sort pageIndex orderType + | search sort pageIndex + | R
A-032 null (configurable) | + | | R
A-033 null (configurable) | | + |
A-034 GET  oauth2-api/eb/menu/get_menus_by_user | permissions + | | R
A-035 GET  oauth2-api/eb/user/check_user_path_permission | path + | | R
A-036 GET  wechat-api/eb/work/is_hotel_auth | hotelId | | R
A-037 GET  wechat-api/eb/work_auth/add_hotel_auth | hotelId | |
A-038 GET  merchant-api/eb/hotel/get_merchant_all_sale_channel_info | hotelId appTypes | | R
A-039 GET  activity-api/eb/diagnostic/tool/introduction/getByUrlRouter | urlRouter | | R
A-040 POST payment-api/qr/param/query/url | | platformOrderId memberId isRefund |
A-041 GET  wxa-admin/thirdparty/app/get_by_code | appCode | | R
A-042 GET  wxa-admin/admin/applet_status/applet_base_status | brandId platformType | | R
A-043 GET  wxa-admin/admin/applet_status/authorization | appId platformType | | R
A-044 GET  wxa-admin/admin/applet_status/register | brandId platformType | | R
A-045 POST wxa-admin/admin/base_config/insert | | brandId platformType hotelId status appId appletAppId |
A-046 POST wxa-admin/admin/base_config/update_register_status | | brandId platformType hotelId status |
`

/** Optional parameters that our gateway accepts beyond the specification. */
const beyond: Readonly<Record<string, string>> = {
  'A-008': 'sortBy order',
  'A-009': 'after sortBy order',
  'A-010': 'onConflict',
  'A-012': 'requestKey',
  'A-034': 'employeeId',
  'A-035': 'employeeId',
}

/** One line of the facts, or a call of the table in the same form. */
interface Line {
  id: string
  method: string
  path: string
  query: string[]
  body: string[]
  repeat: boolean
}

function words(text = ''): string[] {
  return text.split(' ').filter(Boolean).sort()
}

function readFact(line: string): Line {
  const [head = '', query, body, repeat] = line.split('|').map((part) => part.trim())
  const [id = '', method = '', path = ''] = head.split(/\s+/)
  return {
    id,
    method,
    path,
    query: words(`${query} ${body ? '' : (beyond[id] ?? '')}`),
    body: words(`${body} ${body ? (beyond[id] ?? '') : ''}`),
    repeat: repeat === 'R',
  }
}

function parameterNames(schema: ParameterSchema | undefined): string[] {
  if (!schema) return []
  const names = Object.keys(schema.entries)
  return (schema.type === 'loose_object' ? [...names, '+'] : names).sort()
}

function readCall(call: CallDefinition): Line {
  const base = { gateway: '', fileService: '{file-service}/', store: '{store}/' }[call.base]
  return {
    id: call.id,
    method: String(call.method),
    path: call.kind === 'configurable' ? '(configurable)' : base + call.path,
    query: parameterNames(call.query),
    body: parameterNames(call.body),
    repeat: call.safeToRepeat,
  }
}

const expected = facts.trim().split('\n').map(readFact)

describe('call table', () => {
  test('contains the 46 calls of the specification, each once and in order', () => {
    assert.equal(expected.length, 46)
    assert.deepEqual(
      callTable.map((call) => call.id),
      expected.map((fact) => fact.id),
    )
  })

  test('no two calls have the same name or number', () => {
    const all = [...callTable, ...ownCallTable]
    for (const part of ['name', 'id'] as const) {
      const seen = all.map((call) => call[part])
      assert.deepEqual(
        seen.filter((each, index) => seen.indexOf(each) < index),
        [],
      )
    }
  })

  for (const fact of expected) {
    test(`${fact.id} ${fact.method} ${fact.path}: method, path, parameters, repeatable`, () => {
      const call = callTable.find((candidate) => candidate.id === fact.id)
      assert.ok(call)
      assert.deepEqual(readCall(call), fact)
    })
  }

  test('GETs that change state are marked: never repeated, and guarded by the client header', () => {
    const changing = callTable.filter((call) => call.method === 'GET' && call.changesState)
    assert.deepEqual(
      changing.map((call) => call.name),
      ['createFolder', 'renameFolder', 'renameFile', 'applyForHotelAuthorisation'],
    )
    assert.ok(changing.every((call) => !call.safeToRepeat))
  })

  test('path parameters match those in the path', () => {
    for (const call of [...callTable, ...ownCallTable]) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      assert.deepEqual(call.pathParams, named, call.id)
      assert.ok(!call.path.startsWith('/'), call.id)
    }
  })
})
