import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open'

/** Upper bounds of the request-time histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics. */
export interface Metrics {
  /** In the text format of Prometheus. */
  render(database: Database): string
}

const quoted = (text: string) => `"${text.replaceAll(/["\\\n]/g, '_')}"`

/** Counts requests by route (its pattern, so that ids do not make a row each), method and status. */
export function registerMetrics(app: FastifyInstance): Metrics {
  const counts = new Map<string, number>()
  const buckets = bounds.map(() => 0)
  let total = 0
  let seconds = 0
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = `method=${quoted(request.method)},route=${quoted(route)},status="${reply.statusCode}"`
    counts.set(labels, (counts.get(labels) ?? 0) + 1)
    const took = reply.elapsedTime / 1000
    bounds.forEach((bound, index) => {
      if (took <= bound) buckets[index] = (buckets[index] ?? 0) + 1
    })
    total++
    seconds += took
  })
  return {
    render(database) {
      const { busy, idle, waiting } = database.connections()
      return [
        '# TYPE http_requests_total counter',
        ...[...counts].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# TYPE http_request_duration_seconds histogram',
        ...bounds.map(
          (bound, index) => `http_request_duration_seconds_bucket{le="${bound}"} ${buckets[index]}`,
        ),
        `http_request_duration_seconds_bucket{le="+Inf"} ${total}`,
        `http_request_duration_seconds_sum ${seconds}`,
        `http_request_duration_seconds_count ${total}`,
        '# TYPE database_connections gauge',
        `database_connections{state="busy"} ${busy}`,
        `database_connections{state="idle"} ${idle}`,
        '# TYPE database_requests_waiting gauge',
        `database_requests_waiting ${waiting}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime()}`,
        '',
      ].join('\n')
    },
  }
}
