// Requests one address as fast as it answers; a separate process, so that it does not slow what it measures.
// node bench/load.mjs URL COOKIE SECONDS CONNECTIONS Prints { count, rate, p99 }: answers, answers per second, and the
// 99th percentile in milliseconds.
import { Agent, get } from 'node:http'

const [url, cookie, seconds, connections] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const times = []

function ask() {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    get(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume()
      answer.on('end', () => resolve(performance.now() - started))
    }).on('error', reject)
  })
}

async function askUntil(end, taken) {
  while (performance.now() < end) taken.push(await ask())
}

const run = (duration, taken) => {
  const end = performance.now() + duration * 1000
  return Promise.all(Array.from({ length: Number(connections) }, () => askUntil(end, taken)))
}

await run(0.5, [])
await run(Number(seconds), times)
times.sort((one, other) => one - other)
console.log(
  JSON.stringify({
    count: times.length,
    rate: times.length / Number(seconds),
    p99: times[Math.floor(times.length * 0.99)],
  }),
)
agent.destroy()
