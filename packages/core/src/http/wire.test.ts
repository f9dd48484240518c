import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { callTable } from '@ebkit/protocol/call-table'
import { check } from '@ebkit/protocol/check'
import type { CallDefinition } from '@ebkit/protocol/define-call'
import { type SeenRequest, serveTests } from '@ebkit/testing'
import { callsToCome } from './testing/callsToCome'
import { configuredDrives } from './testing/configuredDrives'
import { serviceDrives } from './testing/serviceDrives'
import { idOf, type Name, type SpecifiedCall, specifiedCalls } from './testing/specifiedCalls'
import { storeDrives } from './testing/storeDrives'
import { addressOf, createWireClient, fieldsOf } from './testing/WireClient'
import { version } from './version'

const servers = serveTests('admin', { keepsBodies: true })
const drives = { ...serviceDrives, ...storeDrives, ...configuredDrives }

const isOfStore = ({ path }: SpecifiedCall) => path.startsWith('{store}')
const definitionOf = (id: string) => callTable.find((call) => call.id === id)

/** The encoded path. */
function patternOf({ path }: SpecifiedCall): RegExp {
  const pattern = path
    .replace('{file-service}', 'file-service')
    .replace('{store}', 'eb-store')
    .replace('{hotelId}', '100101')
    .replace('{upload}', '1001/100101/files/\\d+/\\d{13}[a-z0-9]{20}\\.jpg')
    .replace('{key}', '1001/100101/common/[^?]*[^/?]')
    .replace('{folder}', '1001/100101/common/[^?]*/')
  return new RegExp(`^/${pattern}$`)
}

/** Queries that distinguish operations of the store with the same method and path: `?delete`, `?acl`. */
const operationIn = (names: Iterable<string>) =>
  [...names].find((name) => name === 'delete' || name === 'acl')

function isMadeBy(call: SpecifiedCall, request: SeenRequest): boolean {
  const { pathname, searchParams } = addressOf(request)
  const isSame = call.method === request.method && patternOf(call).test(pathname)
  const operation = operationIn(call.query.map(({ name }) => name))
  return isSame && (!isOfStore(call) || operation === operationIn(searchParams.keys()))
}

/** Compares names and values of requests with the specification: all of them, and no others. */
function assertNames(all: readonly Record<string, unknown>[], names: readonly Name[], where: string): void {
  const sent = new Set(all.flatMap((fields) => Object.keys(fields)))
  const beyond = names.flatMap(({ name, isBeyond }) => (isBeyond ? name : []))
  const own = names.flatMap(({ name, isBeyond }) => (isBeyond ? [] : name))
  assert.deepEqual([...sent].filter((name) => !beyond.includes(name)).sort(), own.sort(), where)
  for (const { name, value } of names)
    if (value !== undefined) assert.equal(String(all[0]?.[name]), value, `${where}: ${name}`)
}

/** Headers that every call of a base has. */
function headersOf(call: SpecifiedCall): Record<string, string> {
  if (isOfStore(call)) return call.headers
  const client = { accept: 'application/json', 'x-eb-client': `ebkit/${version}`, ...call.headers }
  return call.path.startsWith('{file-service}') ? { ...client, 'content-type': 'application/json' } : client
}

/**
 * Calls of the gateway are sent with the cookie; those of the store with a signature and a token, and without a
 * cookie.
 */
function assertHeaders(call: SpecifiedCall, { headers }: SeenRequest): void {
  for (const [name, value] of Object.entries(headersOf(call)))
    assert.equal(String(headers[name]).replace(/; boundary=.*/, ''), value, name)
  assert.equal(headers.cookie !== undefined, !isOfStore(call))
  assert.equal(headers['x-oss-security-token'] !== undefined, isOfStore(call))
  if (isOfStore(call)) assert.match(headers.authorization ?? '', /^OSS/)
}

/** The gateway's answer succeeds, matches the schema of the call, and has the names of the specification. */
function assertAnswer({ id, answer }: SpecifiedCall, { answer: given }: SeenRequest): void {
  assert.equal(given?.status, 200)
  const { code, data } = JSON.parse(String(given?.body)) as { code: unknown; data: unknown }
  assert.equal(code, id === 'A-003' ? '0' : 0)
  const checked = check(definitionOf(id)?.answer ?? assert.fail(id), data)
  assert.ok(checked.fits, `${id} ${checked.fits || checked.field}`)
  for (const name of answer) assert.ok(name in Object(data), name)
}

/** The store's answers have the given statuses and XML. */
function assertStoreAnswers({ answer }: SpecifiedCall, requests: readonly SeenRequest[]): void {
  const statuses = new Set(requests.map((request) => String(request.answer?.status)))
  const [element] = answer.filter((word) => /^[A-Z]/.test(word))
  assert.deepEqual([...statuses].sort(), answer.filter((word) => word !== element).sort())
  if (element)
    for (const request of requests) assert.match(String(request.answer?.body), new RegExp(`</${element}>`))
}

async function assertWire(call: SpecifiedCall, requests: readonly SeenRequest[]): Promise<void> {
  assert.ok(requests.length > 0, 'nothing went over the wire')
  const queries = requests.map((request) => Object.fromEntries(addressOf(request).searchParams))
  assertNames(queries, call.query, 'query')
  assertNames(await Promise.all(requests.map(fieldsOf)), call.body, 'body')
  for (const request of requests) assertHeaders(call, request)
  if (isOfStore(call)) assertStoreAnswers(call, requests)
  else for (const request of requests) assertAnswer(call, request)
}

describe('calls on the wire', () => {
  for (const call of specifiedCalls)
    test(`${call.name.replace(':', ' ')} ${call.method} ${call.path}: what goes over the wire, and what the gateway answers`, async () => {
      await (drives[call.name] ?? assert.fail('Nothing makes this call'))(createWireClient(servers))
      await assertWire(
        call,
        servers.proxy.requests.filter((request) => isMadeBy(call, request)),
      )
    })

  test('every call of the table is compared, or still to come', () => {
    const names = [...specifiedCalls.map(({ name }) => name), ...callsToCome]
    assert.deepEqual(
      [...new Set(names.map(idOf))].sort(),
      callTable.map(({ id }) => id),
    )
    assert.deepEqual(Object.keys(drives).sort(), [...new Set(specifiedCalls.map(({ name }) => name))].sort())
  })

  test('callsToCome lists no call that is already made or answered', () => {
    const isMade = (name: string) => name in drives || specifiedCalls.some((call) => call.name === name)
    assert.deepEqual(callsToCome.filter(isMade), [])
    const served = servers.gateway.app.routeTable.map(({ method, url }) => `${method} ${url}`)
    const routeOf = ({ method, path }: CallDefinition) => `${method} /${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    // calls with a maker's name are already made by another client
    const routes = callTable.filter(({ id }) => callsToCome.includes(id)).map(routeOf)
    assert.deepEqual(
      routes.filter((route) => served.includes(route)),
      [],
    )
  })

  test('the number of calls to come only decreases', () => {
    // It may only shrink.
    assert.equal(callsToCome.length, 0)
  })
})
