/** Zoom level of a map without a position. @spec W-MAP-4 */
export const defaultLevel = 10

/** A position on a map. @spec W-MAP-5 */
export interface MapPosition {
  /** Degrees in GCJ-02, the system of China's maps and of mini-programs. */
  longitude: number
  /** Degrees in GCJ-02, from -90 to 90. */
  latitude: number
  /** Zoom level of the map. */
  level: number
  /** Address, from the map or entered by the user. */
  address: string
}

const isDegree = (value: unknown, limit: number) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit

/** Whether a value is a position; level and address may be missing. */
export function isMapPosition(value: unknown): value is Partial<MapPosition> {
  const { longitude, latitude, level = defaultLevel, address = '' } = Object(value) as MapPosition
  return (
    isDegree(longitude, 180) &&
    isDegree(latitude, 90) &&
    Number.isFinite(level) &&
    typeof address === 'string'
  )
}

/** A position with its level and address; undefined for anything else. */
export function readPosition(value: unknown): MapPosition | undefined {
  if (!isMapPosition(value)) return undefined
  const { longitude, latitude, level = defaultLevel, address = '' } = value as MapPosition
  return { longitude, latitude, level, address }
}

/** Writes a position as a text: `120.153576,30.287459,10,浙江省杭州市`. Empty without a position. */
export function positionText(position: Partial<MapPosition> | null): string {
  const read = readPosition(position)
  return read ? [read.longitude, read.latitude, read.level, read.address].join() : ''
}

/** A position as entries of a form, by the suffix of the field's name; null for none. */
export function positionEntries(position: Partial<MapPosition> | null): Record<string, string> | null {
  const read = readPosition(position)
  if (!read) return null
  const { longitude, latitude, level, address } = read
  return { longitude: `${longitude}`, latitude: `${latitude}`, level: `${level}`, address }
}

/** Parses such a text; null for an empty one, undefined for an invalid one. */
export function positionOfText(text: string): MapPosition | null | undefined {
  if (!text.trim()) return null
  const [longitude, latitude, level, ...address] = text.split(',')
  const numberOf = (part = '') => (part.trim() ? Number(part) : Number.NaN)
  return readPosition({
    longitude: numberOf(longitude),
    latitude: numberOf(latitude),
    level: level?.trim() ? Number(level) : defaultLevel,
    address: address.join().trim(),
  })
}

/** Degrees with six decimals, which are 11 cm. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
