import { allPlaces, type Place } from './places'

const provinceOf = (code: string) => `${code.slice(0, 2)}0000`
const cityOf = (code: string) => `${code.slice(0, 4)}00`

/** Their districts belong to no city: as in postal addresses, the municipality takes its place. */
const municipalities = new Set(['110000', '120000', '310000', '500000'])

let names: ReadonlyMap<string, string> | undefined

const namesByCode = () => {
  names ??= new Map(allPlaces().map(({ code, name }) => [code, name]))
  return names
}

/** The names from the province down to a division. */
export function pathOfRegion({ code, name, level }: Place): string[] {
  const names = namesByCode()
  const province = names.get(provinceOf(code))
  const city = municipalities.has(provinceOf(code)) ? province : names.get(cityOf(code))
  const around = { province: [], city: [province], district: [province, city] }[level]
  return [...around, name].flatMap((each) => each ?? [])
}

/** Child names by the path of their parent. Places are in the order of their codes, a province before its divisions. */
function readRegions(): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, Set<string>>()
  for (const place of allPlaces()) {
    const path = pathOfRegion(place)
    for (const [index, each] of path.entries()) {
      const parent = path.slice(0, index).join('/')
      below.set(parent, (below.get(parent) ?? new Set()).add(each))
    }
  }
  return new Map([...below].map(([path, some]) => [path, [...some]]))
}

let read: ReadonlyMap<string, readonly string[]> | undefined

/**
 * The divisions of China directly below a division.
 *
 * @param path names from the province down, `浙江省/杭州市`; empty: the provinces
 */
export function regionsBelow(path: string): readonly string[] {
  read ??= readRegions()
  return read.get(path) ?? []
}
