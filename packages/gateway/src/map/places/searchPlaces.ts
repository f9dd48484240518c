import { allPlaces, type Place } from './places'

const spaces = /[\s,，·'’]+/g
const order: Readonly<Record<Place['level'], number>> = { province: 0, city: 1, district: 2 }

/** Whether an address names a place, and one of the places that enclose it. */
function isNamedIn(address: string, { stems }: Place): boolean {
  const own = stems.at(-1) ?? ''
  const around = stems.slice(0, -1)
  return address.includes(own) && (!around.length || around.some((stem) => address.includes(stem)))
}

/**
 * How well a place matches, from 100 down to 0 for no match. A longer keyword is an address, and matches the smallest
 * place in it best.
 */
function fitOf(place: Place, keyword: string): number {
  const { name, pinyin, initials, stems, level } = place
  if (keyword === name || keyword === stems.at(-1)) return 100
  if (name.startsWith(keyword)) return 90
  if (pinyin.startsWith(keyword)) return 80
  if (name.includes(keyword)) return 70
  if (keyword.length > 1 && initials.startsWith(keyword)) return 60
  return isNamedIn(keyword, place) ? 40 + order[level] : 0
}

/**
 * Finds places of the whole country by a part of their name, their pinyin, their initials, or an address that names
 * them; the best match first, provinces before cities before districts.
 *
 * @param most how many at most
 * @spec W-MAP-4
 */
export function searchPlaces(keyword: string, most: number): Place[] {
  const wanted = keyword.toLowerCase().replaceAll(spaces, '')
  if (!wanted) return []
  return allPlaces()
    .map((place) => ({ place, fit: fitOf(place, wanted) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || order[one.place.level] - order[other.place.level])
    .slice(0, most)
    .map(({ place }) => place)
}
