import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { fileRights, findResource, kebabCase, type ServedResource, type Verb } from '@ebkit/domain'
import { createFileCalls, shareOf, startTestGateway, type TestGateway } from '@ebkit/testing'
import { storeClient } from '../store/testing/storeClient'
import type { RouteEntry } from './routeTable'

const place = 'hotelId=100101&brandId=1001'
const page = JSON.stringify({ pageNum: 1, hotelId: '100101', brandId: '1001' })

/** What a call needs (all of these codes, or just a session), and a request for it. */
interface Call {
  readonly needs: readonly string[]
  /** The codes must be those of a role of the brand. */
  readonly asBrand?: true
  /** Only for administrators of the brand. */
  readonly asAdministrator?: true
  /** Default: one of `needs` is not enough. */
  readonly oneIsEnough?: true
  readonly query?: string
  readonly body?: unknown
  /** A form in place of a JSON body. */
  readonly form?: true
}

const session: Call = { needs: [] }
const files = (right: string, more: Partial<Call> = {}): Call => ({
  query: `${place}&ossDisplayId=none&newDisplayName=x&newName=x&displayName=x&keyword=x`,
  needs: [`file:${right}`],
  ...more,
})
const ids = { ossDisplayIds: ['none'] }
const anyKeys: Partial<Call> = { needs: ['file:view', 'file:upload'], oneIsEnough: true }

/** A call about the mini-program. */
const applet = (right: string, body?: object): Call => ({
  needs: [`applet:${right}`],
  ...(right === 'edit' && { asBrand: true }),
  query: `${place}&platformType=wechat&appId=x`,
  body,
})
/** What a call about the mini-program refuses, which is after the right is. */
const noApplet = { brandId: '1001', hotelId: '100101', platformType: 'wechat', appId: '', appletAppId: '' }

/** A call about a selection rule, whose body says what it needs. */
const ofRule = (of: string): Call => ({
  needs: [`${of}:view`],
  body: { rule: { kind: 'rule', of, filter: { hotelId: '100101' }, except: [] } },
})

/** Calls that are written down one by one. A call with a variant by its body stands here twice: `POST /x forced`. */
const single: Readonly<Record<string, Call>> = {
  'GET /api/session': session,
  // both would end the session that the rest is asked with: their bodies are refused, which is after the right is
  'POST /api/session/password': { needs: [], body: {} },
  'DELETE /api/session/all': { needs: [], body: JSON.parse('{ "__proto__": {} }') },
  // bodies that are refused, which is after the right is
  'GET /api/developer': { needs: ['*'], asAdministrator: true },
  'POST /api/developer/origins': { needs: ['*'], asAdministrator: true, body: {} },
  'POST /api/developer/origins/remove': { needs: ['*'], asAdministrator: true, body: {} },
  'POST /api/developer/keys': { needs: ['*'], asAdministrator: true, body: {} },
  'POST /api/developer/keys/rotate': { needs: ['*'], asAdministrator: true, body: {} },
  'POST /api/developer/keys/switch-off': { needs: ['*'], asAdministrator: true, body: {} },
  'POST /api/developer/try': { needs: ['*'], asAdministrator: true, body: {} },
  'GET /merchant-api/config/getHotelConfigAll': session,
  'GET /wechat-api/eb/work/is_hotel_auth': { needs: [], query: place },
  'GET /wechat-api/eb/work_auth/add_hotel_auth': { needs: ['wecomSetting:apply'], query: place },
  'GET /merchant-api/eb/hotel/get_merchant_all_sale_channel_info': { needs: [], query: place },
  'GET /wechat-api/eb/work_auth/authorisation': { needs: [], query: place },
  'GET /eb/demo/wecom/authorisation': { needs: ['wecomSetting:apply'], query: place },
  'POST /eb/demo/wecom/authorisation': { needs: ['wecomSetting:apply'], query: place },
  'GET /wxa-admin/admin/applet_status/applet_base_status': applet('view'),
  'GET /wxa-admin/admin/applet_status/authorization': applet('view'),
  'GET /wxa-admin/admin/applet_status/register': applet('view'),
  'POST /wxa-admin/admin/base_config/insert': applet('edit', noApplet),
  'POST /wxa-admin/admin/base_config/update_register_status': applet('edit', noApplet),
  'GET /eb/demo/mini-program/authorization': applet('edit'),
  'POST /eb/demo/mini-program/authorization': applet('edit', noApplet),
  'GET /eb/demo/mini-program/registration': applet('edit'),
  'POST /eb/demo/mini-program/registration': applet('edit', noApplet),
  'GET /api/cms-api/dict/getDictByType': session,
  'GET /oauth2-api/eb/menu/get_menus_by_user': session,
  'GET /api/map/settings': session,
  'GET /api/map/regions': session,
  'GET /api/map/regions/found': { needs: [], query: 'keyword=杭州' },
  'GET /api/map/places': { needs: [], query: 'keyword=杭州' },
  'GET /api/map/address': { needs: [], query: 'longitude=120.1&latitude=30.2' },
  'GET /api/map/tile': { needs: [], query: 'z=3&x=6&y=3' },
  'GET /merchant-api/eb/page': { needs: ['printer:view'], query: 'route=/printer-manage/list' },
  'GET /merchant-api/eb/page/frame': { needs: [], query: 'route=/ihg' },
  'GET /merchant-api/eb/menu/frame': { needs: [], query: 'menuId=none' },
  'GET /merchant-api/eb/page/rows': { needs: [], query: 'search=AB' },
  'GET /merchant-api/eb/page dashboard': {
    needs: ['member:view', 'pageVisit:view', 'memberVisit:view'],
    query: 'route=/dataMap/userCube',
  },
  'GET /merchant-api/eb/report': {
    needs: ['member:view', 'pageVisit:view', 'memberVisit:view'],
    query: 'route=/dataMap/userCube',
  },
  // a grouping that is none is refused, which is after the right is
  'GET /merchant-api/eb/report/export': {
    needs: ['ticketOrder:view', 'ticketOrder:export'],
    query: 'route=/ticket-report&by=none&format=csv&lang=zh',
  },
  'GET /wxa-admin/thirdparty/app/get_by_code': { needs: [], query: 'appCode=amap' },
  'GET /oauth2-api/eb/user/check_user_path_permission': { needs: [], query: 'path=/ticket-verify' },
  'GET /activity-api/eb/diagnostic/tool/introduction/getByUrlRouter': { needs: [], query: 'urlRouter=x' },
  'POST /payment-api/qr/param/query/url': {
    needs: ['ticketOrder:view', 'directPayment:view', 'restaurantOrder:view'],
    oneIsEnough: true,
    body: { platformOrderId: 'x' },
  },
  'GET /feedback-api/eb/feedback/get_eb_user_feedback': { needs: [], query: 'url=x' },
  'POST /feedback-api/eb/feedback/eb_user_feedback': {
    needs: [],
    body: { url: 'x', score: 5, description: '' },
  },
  'POST /api/ticket-api/ticketProduct/jsonGetListTicketProduct': {
    needs: ['ticketProduct:view'],
    body: JSON.parse(page),
  },
  'GET /api/ticket-api/ticketProduct/jsonGetListTicketProduct': {
    needs: ['ticketProduct:view'],
    query: `pageNum=1&${place}`,
  },
  'POST /ticket-api/eb/ticket-product/by-keys': { needs: ['ticketProduct:view'], body: { keys: [] } },
  'GET /api/restaurant-api/product/getRestaurantProductPageList': {
    needs: ['restaurantProduct:view'],
    query: 'pageindex=1',
  },
  'POST /restaurant-api/eb/restaurant-product/by-keys': {
    needs: ['restaurantProduct:view'],
    body: { keys: [] },
  },
  'GET /api/ticket-api/ticketCategory/listTicketCategoryByHotelId/:hotelId': {
    needs: ['ticketCategory:view'],
  },
  'POST /merchant-api/eb/selection-rule/count': ofRule('ticketProduct'),
  'POST /merchant-api/eb/selection-rule/count of categories': ofRule('ticketCategory'),
  'POST /merchant-api/eb/selection-rule/expand': ofRule('restaurantProduct'),
  'POST /ticket-api/verification-desk/look-up': { needs: ['ticketCode:view'], body: { entered: 'x' } },
  'POST /ticket-api/verification-desk/check': { needs: ['ticketCode:view'], body: { codes: ['x'] } },
  'GET /ticket-api/verification-desk/day': { needs: ['ticketVerifyRecord:view'] },
  'POST /file-service/get_token': files('upload', { body: {} }),
  'GET /api/oss-api/token/zktimg': files('view', anyKeys),
  'GET /api/oss-api/eb/oss/credentials': files('view', anyKeys),
  'GET /file-service/tree': files('view'),
  'GET /file-service/tree_of_user': files('view'),
  'GET /file-service/directory_files': files('view'),
  'GET /file-service/search': files('view'),
  'GET /api/oss-api/eb/oss/tree': files('view', { ...anyKeys, query: place }),
  'GET /file-service/directory_create': files('change'),
  'GET /file-service/directory_rename': files('change'),
  'GET /file-service/file_rename': files('change'),
  'POST /file-service/move': files('change', { body: { ...ids, parentDisplayId: 'none' } }),
  'POST /file-service/move replacing': files('change', {
    needs: ['file:change', 'file:delete'],
    body: { ...ids, parentDisplayId: 'none', onConflict: 'replace' },
  }),
  'POST /file-service/delete': files('delete', { body: ids }),
  'POST /file-service/delete forced': files('delete', {
    needs: ['file:delete', 'file:force'],
    body: { ...ids, forceDelete: true },
  }),
  'POST /file-service/file_uploaded': files('upload', {
    body: { fileName: 'x', key: 'x', ossDisplayId: 'none' },
  }),
  // bodies that are refused, which is after the right is
  'POST /demo-api/guest/order': { needs: [], body: {} },
  'GET /demo-api/guest/order': { needs: [] },
  'GET /demo-api/guest/products': { needs: [] },
  'POST /demo-api/guest/pay': { needs: [], body: {} },
  'POST /demo-api/guest/refund': { needs: [], body: {} },
  'POST /demo-api/guest/deposit': { needs: [], body: {} },
  'POST /demo-api/guest/deposit/pay': { needs: [], body: {} },
  'POST /demo-api/guest/offers': { needs: [], body: {} },
  'POST /demo-api/guest/restaurant-order': { needs: [], body: {} },
  'POST /demo-api/guest/restaurant-refund': { needs: [], body: {} },
  'POST /demo-api/guest/pin-visit': { needs: [], body: {} },
  'POST /demo-api/guest/employee-wechat': { needs: [], body: {} },
  // read access depends on the object
  'POST /api/oss-api/eb/oss/signed_addresses': { needs: [], query: place, body: { list: [] } },
  'POST /api/oss-api/eb/oss/publish': { needs: ['file:upload'], query: place, body: { list: [] } },
  'POST /api/oss-api/eb/oss/upload': { needs: ['file:upload'], form: true },
  'DELETE /api/oss-api/eb/oss/upload': { needs: ['file:upload'], query: 'requestKey=none' },
}

/** The same calls for every resource: method, path, the verb that pages offer, and the right. */
const verbs: readonly [route: string, verb: Verb, right: string][] = [
  ['GET definition', 'detail', 'view'],
  ['GET list', 'list', 'view'],
  ['POST list', 'list', 'view'],
  ['GET detail', 'detail', 'view'],
  ['GET trail', 'detail', 'view'],
  ['POST save', 'add', 'add'],
  ['POST preview', 'add', 'add'],
  ['POST delete', 'delete', 'delete'],
  ['GET export', 'export', 'export'],
  ['POST export', 'export', 'export'],
  ...[
    ...['GET import', 'GET import/template', 'GET import/rows', 'GET import/file', 'POST import'],
    ...['POST import/check', 'POST import/mend', 'POST import/commit', 'POST import/discard'],
  ].map((route) => [route, 'import', 'import'] satisfies [string, Verb, string]),
]

/** One resource of each kind, and those with rows in every database; the routes are the same for all. */
const resources = [
  ...['counter', 'postageTemplate', 'printer', 'restaurant', 'ticketCategory', 'ticketProduct'],
  ...['merchantCategory', 'commentConfig', 'appletSetting', 'systemNotice', 'ticketOrder', 'customerTag'],
].map((name) => findResource(name) as ServedResource)

function callsOf(resource: ServedResource): [string, Call][] {
  const { name, key, service, verbs: offered, scope, singleton, imports } = resource
  const runs = imports?.runs?.actions.map((action) => `${name}:${action}`) ?? []
  return verbs.flatMap(([route, verb, right]): [string, Call][] => {
    const isEdit = verb === 'add' && !offered.includes('add')
    if (!offered.includes(isEdit ? 'edit' : verb)) return []
    const [method, path] = route.split(' ') as [string, string]
    const body = path === 'delete' ? { keys: ['none'] } : {}
    const call: Call = {
      needs: [`${name}:${isEdit ? 'edit' : right}`, ...(right === 'import' ? runs : [])],
      ...(scope === 'brand' && ['save', 'preview', 'delete'].includes(path) && { asBrand: true }),
      query: singleton ? '' : `${key}=none`,
      ...(method === 'POST' && { body }),
    }
    return [[`${method} /${service}/eb/${kebabCase(name)}/${path}`, call]]
  })
}

/** Each action has a right of its own. */
const actions: Readonly<Record<string, Call>> = {
  'POST /merchant-api/eb/printer/action/disable': { needs: ['printer:disable'], body: { key: 'none' } },
  'POST /merchant-api/eb/printer/see': { needs: ['printer:view'], body: { key: 'none' } },
  // a field that has no mask is not found, which is after the rights are
  'POST /merchant-api/eb/printer/reveal': {
    needs: ['printer:view', 'printer:reveal'],
    body: { key: 'none', field: 'none' },
  },
  'POST /ticket-api/eb/ticket-order/action/refund': { needs: ['ticketOrder:refund'], body: { key: 'none' } },
}

/** The routes of these calls, as the router knows them. */
const routesOfResources = [
  ...verbs.map(([route]) => route.replace(' ', ' /:service/eb/:resource/')),
  'POST /:service/eb/:resource/move',
  'POST /:service/eb/:resource/action/:action',
  'POST /:service/eb/:resource/see',
  'POST /:service/eb/:resource/reveal',
]

/** Rows of a tree are moved by those who may edit them. */
const moves: Readonly<Record<string, Call>> = {
  'POST /merchant-api/eb/merchant-category/move': {
    needs: ['merchantCategory:edit'],
    asBrand: true,
    body: { key: 'none' },
  },
}

const table: Readonly<Record<string, Call>> = {
  ...single,
  ...moves,
  ...Object.fromEntries(resources.flatMap(callsOf)),
  ...actions,
}

/** All codes, and some unknown ones. */
const codes = [
  ...resources.flatMap(({ name }) =>
    ['view', 'add', 'edit', 'delete', 'import', 'export'].map((right) => `${name}:${right}`),
  ),
  ...fileRights.map((right) => `file:${right}`),
  ...[
    'applet:view',
    'applet:edit',
    'wecomSetting:apply',
    'printer:disable',
    'ticketOrder:refund',
    'ticketOrder:ship',
  ],
  'printer:reveal',
]

const holds = (permissions: readonly string[], code: string) => {
  const [name, right] = code.split(':')
  const wider = right === 'view' || right === 'add' ? [`${name}:edit`, '*:edit'] : []
  return [code, `${name}:*`, `*:${right}`, '*', ...wider].some((each) => permissions.includes(each))
}

/** @param ofBrand permissions of roles of the brand */
function isLetThrough(
  { needs, oneIsEnough, asBrand, asAdministrator }: Call,
  permissions: readonly string[],
  ofBrand: readonly string[],
): boolean {
  const held = asBrand || asAdministrator ? ofBrand : permissions
  return oneIsEnough ? needs.some((code) => holds(held, code)) : needs.every((code) => holds(held, code))
}

describe('permissions', () => {
  let gateway: TestGateway
  /** A user whose only role changes from test to test. */
  let one: string
  before(async () => {
    gateway = await startTestGateway()
    await gateway.sql(`
      insert into role (role_id, brand_id, role_name, permissions, can_export, view_sensitive)
        values ('1001-one', '1001', 'one', '{}', true, true);
      insert into employee (employee_id, brand_id, hotel_id, employee_no, employee_name, phone, role_ids)
        values ('100101-one', '1001', '100101', 'ONE', 'One', '1', '{1001-one}');
      insert into user_account (user_id, brand_id, employee_id, account, password_hash)
        select '1', '1001', '100101-one', 'one', password_hash from user_account where account = 'clerk'`)
    one = await gateway.signIn('one')
  })
  after(() => gateway.stop())

  const give = (permissions: readonly string[]) =>
    gateway.sql("update role set permissions = $1 where role_id = '1001-one'", [permissions])

  const routes = () =>
    gateway.app.routeTable.filter(({ access, method }) => access === 'user' && method !== 'OPTIONS')
  const nameOf = ({ method, url }: RouteEntry) => `${method === 'HEAD' ? 'GET' : method} ${url}`

  function ask(name: string, { query = '', body, form }: Call, cookie: string, method?: string) {
    const [given, path] = name.split(' ') as [string, string]
    const sent = new FormData()
    sent.set('file', new Blob(['no picture']), 'x.png')
    return fetch(`${gateway.url}${path.replace(':hotelId', '100101')}?${query}`, {
      method: method ?? given,
      headers: {
        cookie,
        'x-eb-client': 'ebkit/test',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ? sent : body === undefined ? undefined : JSON.stringify(body),
    })
  }

  /** A call as its own method and, where the gateway answers that, as HEAD. */
  const methodsOf = (name: string) => {
    const [method = '', url] = name.split(' ')
    const answersHead = routes().some((route) => route.method === 'HEAD' && route.url === url)
    return method === 'GET' && answersHead ? ['GET', 'HEAD'] : [method]
  }

  async function surprise(
    name: string,
    call: Call,
    cookie: string,
    permissions: readonly string[],
    ofBrand: readonly string[],
  ) {
    const found: string[] = []
    for (const method of methodsOf(name)) {
      const answer = await ask(name, call, cookie, method)
      await answer.arrayBuffer()
      const { status } = answer
      const isFine = isLetThrough(call, permissions, ofBrand)
        ? status !== 401 && status !== 403 && status < 500
        : status === 403
      if (!isFine) found.push(`${method} ${name}: ${status}`)
    }
    return found
  }

  /** The calls whose answer is not the one that the table says. */
  async function surprises(
    cookie: string,
    permissions: readonly string[],
    calls = Object.entries(table),
    ofBrand: readonly string[] = [],
  ): Promise<string[]> {
    const found: string[] = []
    const rest = calls.values()
    /** Few at a time: the gateway refuses calls that wait too long for a connection to the database. */
    const askInTurn = async () => {
      for (const [name, call] of rest)
        found.push(...(await surprise(name, call, cookie, permissions, ofBrand)))
    }
    await Promise.all(Array.from({ length: 8 }, askInTurn))
    return found
  }

  test('the table lists exactly the calls that the gateway serves to users', () => {
    const named = Object.keys(single).map((name) => name.split(' ').slice(0, 2).join(' '))
    assert.deepEqual(
      [...new Set(routes().map(nameOf))].sort(),
      [...new Set([...named, ...routesOfResources])].sort(),
    )
  })

  for (const account of ['admin', 'manager', 'clerk', 'viewer'])
    test(`${account}: each call as its role says`, async () => {
      const cookie = await gateway.signIn(account)
      const answer = await ask('GET /api/session', session, cookie)
      const { data } = (await answer.json()) as {
        data: { permissions: string[]; brandPermissions: string[] }
      }
      const { permissions, brandPermissions } = data
      assert.deepEqual(await surprises(cookie, permissions, Object.entries(table), brandPermissions), [])
    })

  test('a role with no code reaches what needs a session only', async () => {
    await give([])
    assert.deepEqual(await surprises(one, []), [])
  })

  /** Calls that a code opens, and a share of the others, each code other ones. A role without codes asks all of them. */
  const callsFor = (code: string) => {
    const isOpened = ([, call]: [string, Call]) => call.needs.length > 0 && isLetThrough(call, [code], [])
    const calls = Object.entries(table)
    const others = calls.filter((call) => !isOpened(call))
    return [...calls.filter(isOpened), ...shareOf(others, 24, code)]
  }

  for (const code of codes)
    test(`a role with ${code} alone`, async () => {
      await give([code])
      assert.deepEqual(await surprises(one, [code], callsFor(code)), [])
    })

  test('the same codes from a role of the brand also write rows of the brand', async () => {
    const brandCodes = [
      'merchantCategory:edit',
      'merchantCategory:delete',
      'appletSetting:edit',
      'applet:edit',
    ]
    await give(brandCodes)
    await gateway.sql("update role set role_level = 'BRAND' where role_id = '1001-one'")
    const calls = Object.entries(table).filter(([, { asBrand }]) => asBrand)
    assert.equal(calls.length, 12)
    assert.deepEqual(await surprises(one, brandCodes, calls, brandCodes), [])
    await gateway.sql("update role set role_level = 'HOTEL' where role_id = '1001-one'")
  })

  test('a role that may not export exports nothing, whatever its codes are', async () => {
    await give(['*'])
    await gateway.sql("update role set can_export = false where role_id = '1001-one'")
    try {
      const calls = Object.entries(table).filter(([name]) => name.endsWith('/export'))
      assert.ok(calls.length > 0)
      for (const [name, call] of calls) assert.equal((await ask(name, call, one)).status, 403, name)
    } finally {
      await gateway.sql("update role set can_export = true where role_id = '1001-one'")
    }
  })

  test('the demo’s roles: admin and manager everything with files, clerk no deleting, viewer looks', async () => {
    const rights = async (account: string) => {
      const answer = await ask('GET /api/session', session, await gateway.signIn(account))
      const { permissions } = ((await answer.json()) as { data: { permissions: string[] } }).data
      return fileRights.filter((right) => holds(permissions, `file:${right}`))
    }
    assert.deepEqual(await rights('admin'), fileRights)
    assert.deepEqual(await rights('manager'), fileRights)
    assert.deepEqual(await rights('clerk'), ['view', 'upload', 'change'])
    assert.deepEqual(await rights('viewer'), ['view'])
  })

  test('viewer neither renames nor force-deletes an admin’s folder, nor overwrites a clerk’s file', async () => {
    const [admin, clerk, viewer] = await Promise.all(
      ['admin', 'clerk', 'viewer'].map(async (account) =>
        createFileCalls(gateway, await gateway.signIn(account)),
      ),
    )
    assert.ok(admin && clerk && viewer)
    const { ossDisplayId: root } = await admin.tree()
    const folder = await admin.folder(root, '合同')
    const file = await clerk.upload(folder.ossDisplayId, 'price.txt', 'from the clerk')
    const { ossDisplayId } = folder
    const outcomes = [
      await viewer.get('directory_rename', { ossDisplayId, newDisplayName: 'mine' }),
      await viewer.get('file_rename', { ossDisplayId: file.ossDisplayId, newName: 'mine.txt' }),
      await viewer.post('delete', { ossDisplayIds: [ossDisplayId], forceDelete: true }),
      await viewer.post('move', { ossDisplayIds: [file.ossDisplayId], parentDisplayId: root }),
      await viewer.get('directory_create', { ossDisplayId: root, displayName: 'mine' }),
    ]
    for (const { status, code } of outcomes) assert.deepEqual([status, code], [403, 'forbidden'])
    const [kept] = await admin.list(ossDisplayId)
    assert.equal(kept?.displayName, 'price.txt')
    assert.ok((await admin.list(root)).some(({ displayName }) => displayName === '合同'))
  })

  const lent = async (cookie: string, call = 'api/oss-api/eb/oss/credentials') => {
    const answer = await fetch(`${gateway.url}/${call}`, { headers: { cookie } })
    return ((await answer.json()) as { data: Parameters<typeof storeClient>[0] & { path: string } }).data
  }
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string; status?: number }) => (error.status === 403 ? 'refused' : `${error.code}`),
    )

  /** What keys allow: everything that can be done with the object browser’s, one after the other. */
  async function keysAllow(keys: Parameters<typeof storeClient>[0] & { path: string }) {
    const owner = storeClient(await gateway.lendStoreKeys({ userId: '100191' }))
    const client = storeClient(keys)
    const key = (name: string) => `${keys.path}${name}`
    for (const name of ['theirs', 'theirs-2', 'theirs-3']) await owner.put(key(name), Buffer.from('theirs'))
    const { uploadId } = await owner.initMultipartUpload(key('theirs-4'))
    const parts = (name: string) =>
      client.multipartUpload(key(name), Buffer.alloc(250_000), { partSize: 102_400, parallel: 1 })
    return {
      read: await outcome(client.get(key('theirs'))),
      look: await outcome(client.head(key('theirs'))),
      list: await outcome(client.list({ prefix: keys.path, 'max-keys': 5 }, {})),
      access: await outcome(client.getACL(key('theirs'))),
      put: await outcome(client.put(key(`new-${Math.random()}`), Buffer.from('x'))),
      parts: await outcome(parts(`new-${Math.random()}`)),
      overwrite: await outcome(client.put(key('theirs'), Buffer.from('mine'))),
      overwriteInParts: await outcome(parts('theirs')),
      copyOver: await outcome(client.copy(key('theirs-2'), key('theirs'))),
      hide: await outcome(client.putACL(key('theirs'), 'private')),
      abort: await outcome(client.abortMultipartUpload(key('theirs-4'), uploadId)),
      delete: await outcome(client.delete(key('theirs-2'))),
      deleteSeveral: await outcome(client.deleteMulti([key('theirs-3')])),
    }
  }

  const needed: Readonly<Record<keyof Awaited<ReturnType<typeof keysAllow>>, readonly string[]>> = {
    read: ['view'],
    look: ['view'],
    list: ['view'],
    access: ['view'],
    put: ['upload'],
    parts: ['upload'],
    overwrite: ['upload', 'change'],
    overwriteInParts: ['upload', 'change'],
    copyOver: ['view', 'upload', 'change'],
    hide: ['change'],
    abort: ['upload', 'change'],
    delete: ['delete'],
    deleteSeveral: ['delete'],
  }

  for (const rights of [
    ['view'],
    ['upload'],
    ['view', 'change'],
    ['view', 'delete'],
    ['upload', 'change'],
    ['view', 'upload', 'change'],
    ['view', 'upload', 'change', 'delete'],
  ])
    test(`keys to the store for ${rights} do that and no more`, async () => {
      await give(rights.map((right) => `file:${right}`))
      const allowed = await keysAllow(await lent(one))
      const expected = Object.fromEntries(
        Object.entries(needed).map(([name, codes]) => [
          name,
          codes.every((code) => rights.includes(code)) ? 'done' : 'refused',
        ]),
      )
      assert.deepEqual(allowed, expected)
    })

  test('users who may only upload can replace, abort and check their own uploads', async () => {
    await give(['file:upload'])
    const keys = await lent(one)
    const client = storeClient(keys)
    const key = `${keys.path}own`
    for (const text of ['once', 'again']) await client.put(key, Buffer.from(text))
    assert.equal(await outcome(client.head(key)), 'done')
    const { uploadId } = await client.initMultipartUpload(`${keys.path}own-parts`)
    assert.equal(await outcome(client.abortMultipartUpload(`${keys.path}own-parts`, uploadId)), 'done')
  })

  test('viewer’s keys of every kind are read-only', async () => {
    const viewer = await gateway.signIn('viewer')
    for (const call of ['api/oss-api/token/zktimg', 'api/oss-api/eb/oss/credentials']) {
      const keys = await lent(viewer, call)
      const client = storeClient(keys)
      assert.equal(await outcome(client.put(`${keys.path}x`, Buffer.from('x'))), 'refused', call)
    }
    const { status } = await createFileCalls(gateway, viewer).post('get_token', {})
    assert.equal(status, 403)
  })

  test('a rating is the user’s own: at one address, each sees theirs', async () => {
    const rate = async (account: string, score: number) => {
      const cookie = await gateway.signIn(account)
      const call = { needs: [], body: { url: 'own', score, description: account } }
      assert.equal((await ask('POST /feedback-api/eb/feedback/eb_user_feedback', call, cookie)).status, 200)
      return cookie
    }
    const read = async (cookie: string) => {
      const call = { needs: [], query: 'url=own' }
      const answer = await ask('GET /feedback-api/eb/feedback/get_eb_user_feedback', call, cookie)
      return ((await answer.json()) as { data: { score: number } }).data.score
    }
    const [one, other] = [await rate('viewer', 2), await rate('clerk', 4)]
    assert.deepEqual([await read(one), await read(other)], [2, 4])
  })

  test('a route that says nothing about rights keeps the gateway from starting', async () => {
    const { createGateway } = await import('../createGateway')
    const app = await createGateway(gateway.database, { store: gateway.app.gateway.settings.store })
    app.get('/forgotten', async () => 'everything')
    await assert.rejects(async () => app.ready(), /GET \/forgotten .*needs/)
    await app.close()
  })
})
