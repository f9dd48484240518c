import { allPlaces } from './places'

const provinceOf = (code: string) => `${code.slice(0, 2)}0000`
const cityOf = (code: string) => `${code.slice(0, 4)}00`

/** Their districts belong to no city: as in postal addresses, the municipality stands for it once more. */
const municipalities = new Set(['110000', '120000', '310000', '500000'])

/** Names below a path of names, by the path. Places come in the order of their codes, a province before what it has. */
function readRegions(): ReadonlyMap<string, readonly string[]> {
  const places = allPlaces()
  const names = new Map(places.map(({ code, name }) => [code, name]))
  const below = new Map<string, Set<string>>()
  for (const { code, name, level } of places) {
    const province = names.get(provinceOf(code))
    const city = municipalities.has(provinceOf(code)) ? province : names.get(cityOf(code))
    const around = { province: [], city: [province], district: [province, city] }[level]
    const path = [...around, name].flatMap((each) => each ?? [])
    for (const [index, each] of path.entries()) {
      const parent = path.slice(0, index).join('/')
      below.set(parent, (below.get(parent) ?? new Set()).add(each))
    }
  }
  return new Map([...below].map(([path, some]) => [path, [...some]]))
}

let read: ReadonlyMap<string, readonly string[]> | undefined

/**
 * The divisions of China right below one.
 *
 * @param path names from the province down, `浙江省/杭州市`; empty: the provinces
 */
export function regionsBelow(path: string): readonly string[] {
  read ??= readRegions()
  return read.get(path) ?? []
}
