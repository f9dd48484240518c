import { execFile } from 'node:child_process'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const path = '/ticket-api/eb/ticket-product/list?pageSize=20&filter=status%3Dpublished'
const load = fileURLToPath(new URL('./load.mjs', import.meta.url))
const megabyte = 1024 * 1024
const manyRequests = 20_000
const manyUploads = 300
const uploadSize = 200_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

/** Megabytes of the gateway's process, after garbage collection. */
function memory() {
  collect()
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: (heapUsed + external) / megabyte, rss: rss / megabyte }
}

async function askFor(url, cookie, seconds) {
  const { stdout } = await promisify(execFile)(process.execPath, [load, url, cookie, String(seconds), '16'])
  return JSON.parse(stdout)
}

/** Memory of the process before and after many requests, once caches and compiled code exist. */
export async function measureMemory({ gateway, cookie }) {
  const url = gateway.url + path
  await askFor(url, cookie, 5)
  const before = memory()
  for (let asked = 0; asked < manyRequests; ) asked += (await askFor(url, cookie, 5)).count
  const after = memory()
  const name = `${manyRequests.toLocaleString('en')} list requests`
  return [
    { what: `${name}: heap after and before`, unit: 'MB', ours: after.heap, floor: before.heap },
    { what: `${name}: resident memory after and before`, unit: 'MB', ours: after.rss, floor: before.rss },
  ]
}

function put({ bucket, endpoint, accessKeyId, accessKeySecret, stsToken }, agent, key, body) {
  const date = new Date().toUTCString()
  const text = [
    'PUT',
    '',
    '',
    date,
    `x-oss-date:${date}`,
    `x-oss-security-token:${stsToken}`,
    `/${bucket}/${key}`,
  ].join('\n')
  const signature = createHmac('sha1', accessKeySecret).update(text).digest('base64')
  const headers = {
    authorization: `OSS ${accessKeyId}:${signature}`,
    'x-oss-date': date,
    'x-oss-security-token': stsToken,
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request(`${endpoint}/${bucket}/${key}`, { agent, method: 'PUT', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, time: performance.now() - started }))
    })
    sent.on('error', reject).end(body)
  })
}

/** Many concurrent uploads: all must arrive complete, while lists are still answered. */
export async function measureUploads({ gateway, cookie }) {
  const keys = await gateway.lendStoreKeys()
  const agent = new Agent({ keepAlive: true, maxSockets: manyUploads })
  const bodies = Array.from({ length: manyUploads }, () => randomBytes(uploadSize))
  const before = memory()
  const lists = askFor(gateway.url + path, cookie, 5)
  const begun = performance.now()
  const names = bodies.map((_, index) => `1001/100101/bench/${index}`)
  const answers = await Promise.all(bodies.map((body, index) => put(keys, agent, names[index], body)))
  const took = performance.now() - begun
  const failed = answers.filter(({ status }) => status !== 200)
  if (failed.length > 0) throw new Error(`${failed.length} uploads failed: ${failed[0].status}`)
  const hash = (bytes) => createHash('sha256').update(bytes).digest('hex')
  for (const [index, body] of bodies.entries()) {
    const read = await fetch(`${gateway.url}/eb-store/${names[index]}`, { headers: { cookie } })
    if (hash(Buffer.from(await read.arrayBuffer())) !== hash(body))
      throw new Error(`An upload arrived changed: ${read.status}`)
  }
  agent.destroy()
  const times = answers.map(({ time }) => time).sort((one, other) => one - other)
  const { p99 } = await lists
  const name = `${manyUploads} uploads of ${uploadSize / 1000} kB at once, all whole`
  return [
    { what: `${name}: until the last is on the disk`, unit: 'ms', ours: took, floor: 0 },
    { what: `${name}: the middle one`, unit: 'ms', ours: times[manyUploads / 2], floor: 0 },
    { what: `${name}: 99 of 100 lists meanwhile within`, unit: 'ms', ours: p99, floor: 0 },
    {
      what: `${name}: heap after and before`,
      unit: 'MB',
      ours: memory().heap,
      floor: before.heap,
    },
  ]
}
