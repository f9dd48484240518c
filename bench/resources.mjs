import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import fastify from 'fastify'
import pg from 'pg'
import { inTurn, median } from './visit.mjs'

const connections = 16
const seconds = 3
const path = '/ticket-api/eb/ticket-product/list?pageSize=20&filter=status%3Dpublished'

/** The statements of one request of the gateway, in its own transaction and outside, in order. */
async function statementsOf(gateway, cookie) {
  const said = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (config, values, ...rest) {
    const { text, name } = typeof config === 'string' ? { text: config } : config
    const isSigningIn = this.connectionParameters.application_name !== 'ebkit requests'
    said.push({ text, name, values: config.values ?? (Array.isArray(values) ? values : []), isSigningIn })
    return query.call(this, config, values, ...rest)
  }
  try {
    const answer = await fetch(gateway.url + path, { headers: { cookie } })
    if (answer.status !== 200) throw new Error(`The list answered ${answer.status}`)
    await answer.text()
  } finally {
    pg.Client.prototype.query = query
  }
  return said
}

/** A route that runs the same statements with the same role, and answers the result. */
async function startBare(gateway, said) {
  const open = (options) => new pg.Pool({ connectionString: gateway.applicationUrl, max: 4, ...options })
  const pools = [open({}), open({ options: '-c ebkit.purpose=authentication' })]
  const app = fastify()
  const replay = async (pool, statements) => {
    const client = await pool.connect()
    try {
      let found = []
      for (const statement of statements) {
        const { rows } = await client.query(statement)
        if (rows.length > found.length) found = rows
      }
      return found
    } finally {
      client.release()
    }
  }
  app.get('/', async () => {
    await replay(
      pools[1],
      said.filter(({ isSigningIn }) => isSigningIn),
    )
    const list = await replay(
      pools[0],
      said.filter(({ isSigningIn }) => !isSigningIn),
    )
    return { code: 0, message: '', data: { list, total: list.length } }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    async stop() {
      await app.close()
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

const load = fileURLToPath(new URL('./load.mjs', import.meta.url))

async function ask(url, cookie) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    load,
    url,
    cookie,
    String(seconds),
    String(connections),
  ])
  return JSON.parse(stdout)
}

/**
 * A list of a resource compared with a route of a few lines that runs the same statements, including the session
 * look-up.
 */
export async function measureResources({ gateway, cookie, rounds }) {
  const bare = await startBare(gateway, await statementsOf(gateway, cookie))
  try {
    const answers = { ours: [], floor: [] }
    await inTurn(
      rounds,
      async () => answers.ours.push(await ask(gateway.url + path, cookie)),
      async () => answers.floor.push(await ask(bare.url, cookie)),
    )
    const middle = (of) =>
      Object.fromEntries(['ours', 'floor'].map((who) => [who, median(answers[who].map(of))]))
    const name = `resource list, ${connections} connections`
    return [
      { what: `${name}: answers a second (more is better)`, unit: '/s', ...middle(({ rate }) => rate) },
      { what: `${name}: 99 of 100 come within`, unit: 'ms', ...middle(({ p99 }) => p99) },
    ]
  } finally {
    await bare.stop()
  }
}
