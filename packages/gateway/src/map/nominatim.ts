import gcoord from 'gcoord'
import * as v from 'valibot'
import { Refusal } from '../server/refusal'
import type { Position } from './places/nearestPlace'

/** Timeout of a search in milliseconds. */
const patience = 8_000

const found = v.object({
  lat: v.pipe(v.string(), v.transform(Number)),
  lon: v.pipe(v.string(), v.transform(Number)),
  name: v.optional(v.string()),
  display_name: v.string(),
})
const reversed = v.union([v.object({ display_name: v.string() }), v.object({ error: v.unknown() })])

/** A place in an answer of `findPlaces`. */
export type FoundPlace = Position & {
  name: string
  address: string
}

async function ask<Answer>(
  address: string,
  query: Readonly<Record<string, string>>,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const url = `${address}?${new URLSearchParams({ format: 'jsonv2', 'accept-language': 'zh', ...query })}`
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'ebkit-gateway' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    return v.parse(schema, await answer.json())
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal(502, 'map-service', `The search of places does not answer: ${reason}`)
  }
}

/** Searches places in the whole country. Positions are in GCJ-02. */
export async function searchNominatim(search: string, keyword: string, most: number): Promise<FoundPlace[]> {
  const query = { q: keyword, limit: String(most), countrycodes: 'cn,hk,mo,tw' }
  const answer = await ask(`${search}/search`, query, v.array(found))
  return answer.map(({ lat, lon, name, display_name }) => {
    const [longitude, latitude] = gcoord.transform([lon, lat], gcoord.WGS84, gcoord.GCJ02)
    return { name: name || display_name, address: display_name, longitude, latitude }
  })
}

/** The address of a position in GCJ-02; undefined if there is none. */
export async function addressOfNominatim(search: string, position: Position): Promise<string | undefined> {
  const [lon, lat] = gcoord.transform([position.longitude, position.latitude], gcoord.GCJ02, gcoord.WGS84)
  const answer = await ask(`${search}/reverse`, { lat: String(lat), lon: String(lon) }, reversed)
  return 'display_name' in answer ? answer.display_name : undefined
}
